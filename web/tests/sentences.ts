// What the server's speaker says of whole games, as tests/words/sentences.py has written it.

const found = import.meta.glob<{ default: unknown }>('./sentences.json', { eager: true })['./sentences.json']
if (!found) throw new Error('web/tests/sentences.json is missing: make test writes it, or python -m tests.words.sentences web/tests/sentences.json')

export const written = found.default
