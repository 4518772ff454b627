import { SETTINGS, settingOf } from '@senluna/server/modules/settings/index.ts'
import { brandNamed } from '../setup/brand-named.ts'
import { Problem } from '../setup/problem.ts'

const USAGE = `npm run setting -- <brand> [${SETTINGS.join('|')} <value in JSON>], for example
  npm run setting -- senluna maintenance '{"flag":true,"text":{"EN":"Back at six."}}'
  npm run setting -- senluna region '{"denied":["US"]}'`

/**
 * What was typed: a brand, and the change of one of its settings if one is wanted. Throws a Problem
 * when it is neither.
 */
export function typedSetting(args: readonly string[]) {
  const [code, key, text, ...rest] = args
  if (code === undefined) throw new Problem(USAGE)
  const brand = brandNamed(code)
  if (rest.length > 0 || (key === undefined) !== (text === undefined)) throw new Problem(USAGE)
  return { brand, change: key === undefined ? undefined : changeOf(key, text ?? '') }
}

function changeOf(name: string, text: string) {
  const key = SETTINGS.find((known) => known === name)
  if (!key) throw new Problem(`There is no setting "${name}". The settings are ${SETTINGS.join(', ')}.`)
  const read = settingOf(key, jsonOf(text))
  if ('wrong' in read) throw new Problem(read.wrong)
  return { key, value: read.value }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(`${text} is no JSON.\n${USAGE}`)
  }
}
