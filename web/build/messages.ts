import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const CATALOGUE = /\/text\/([a-z]+)\/(page|game-frame)\.ts$/

/** Compiles the texts of a page while it is built, so that no parser of messages travels to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    async load(id) {
      const file = id.split('?')[0]!
      if (!CATALOGUE.test(file)) return null
      const { texts } = (await import(file)) as { texts: Record<string, string> }
      const compiled = Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, shortened(compileMessageOrThrow(message))]))
      return { code: `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null }
    },
  }
}

/** A message without arguments stays a plain text: smaller, and nothing to run. */
const shortened = (message: unknown[]) => (message.length === 1 && typeof message[0] === 'string' ? message[0] : message)
