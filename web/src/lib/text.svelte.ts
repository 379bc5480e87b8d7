// What the server tells in words. It is asked again whenever the table changes; an answer that comes too late is dropped.

export class Told<T> {
  found = $state.raw<T | null>(null)
  problem = $state('')
  private asked = 0

  /** `sentence` says what went wrong. */
  constructor(private readonly sentence: (error: unknown) => string) {}

  /** Ask, and keep the answer unless something else was asked meanwhile. What failed is said instead of what was true before. */
  async ask(question: () => Promise<T>): Promise<void> {
    const number = ++this.asked
    let found: T | null = null
    let problem = ''
    try {
      found = await question()
    } catch (error) {
      problem = this.sentence(error)
    }
    if (number !== this.asked) return
    this.found = found
    this.problem = problem
  }
}
