import { SPAN, type SpanStart } from './span.ts'

const NAME = '([a-z_][a-z0-9_]*\\.[a-z_][a-z0-9_]*)'
const CALLED = new RegExp(`^\\s*select\\s+(?:\\*\\s+from\\s+)?${NAME}\\s*\\(`, 'i')
const TABLE = new RegExp(`\\b(?:from|into|update|join)\\s+(?:only\\s+)?${NAME}`, 'i')
const VERB = /^\s*([a-z]+)/i

/** The text of a statement, as the driver is given it. */
export const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given
  const text: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/**
 * A statement by its verb and the first table or function it names: `select staff.account`. Its
 * text and its values stay here.
 */
export function statementSpan(given: unknown): SpanStart {
  const text = textOf(given)
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const target = (CALLED.exec(text) ?? TABLE.exec(text))?.[1]
  return {
    name: target === undefined ? verb : `${verb} ${target}`,
    kind: SPAN.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(target === undefined ? {} : { 'db.collection.name': target }),
    },
  }
}
