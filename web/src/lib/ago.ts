// How long ago something was, in the reader's language.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(when: string, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000)
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
