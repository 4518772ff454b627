import type { Plugin } from 'vite'

const SUMMARY = /^(\s*summary:)\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),$/gm
const REFUSALS = /^(\s*refusals:)\s*\[[^\]]*\],$/gm

/**
 * Leaves out of a page what only the reference and the server read of a call: its sentence and what it refuses.
 *
 * Both are written in one form everywhere in `contract/`; what has another form simply stays.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/[\w-]+\.ts$/.test(id.split('?')[0]!)) return null
    return { code: leanCall(code), map: null }
  },
})

/** The text of a contract file without sentences and refusals. */
export const leanCall = (code: string): string => code.replace(SUMMARY, "$1 '',").replace(REFUSALS, '$1 [],')
