import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** What pages load of the texts, as the loaders in `text/` name it, and what a slot says itself. */
export const CATALOGUE =
  /\/games\/slots-[a-z-]+\/words\/[a-z]{2}\.ts$|\/text\/[a-z]{2}\/(?:soon|later|site\/page|site\/game-frame|desk\/page|[a-z-]+\/(?:pages|desk)|lottery\/(?:results|front))\.ts$/

/** A message as the page's runtime reads it. Throws when it is no ICU message. */
export const compiledMessage = (message: string): unknown[] => compileMessageOrThrow(message)

/**
 * Compiles the texts of a page while it is built, so that no parser of messages travels to the
 * browser.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    async load(id) {
      const file = id.split('?')[0]!
      if (!CATALOGUE.test(file)) return null
      const { texts } = (await import(file)) as { texts: Record<string, string> }
      const compiled = Object.fromEntries(
        Object.entries(texts).map(([key, message]) => [key, compiledMessage(message)]),
      )
      return { code: `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null }
    },
  }
}
