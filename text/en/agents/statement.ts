import type { agentStatement as vi } from '../../vi/agents/statement.ts'

export const agentStatement = {
  'billFile.title': 'Check a statement',
  'billFile.lead':
    'Recalculate a dividend or a salary on your own device from a file saved in the agent center. No account is needed.',
  'billFile.drop': 'Drop a signed JSON file or a CSV file here, or choose one.',
  'billFile.choose': 'Choose a file',
  'billFile.local': 'The file isn’t sent anywhere.',
  'billFile.unreadable': 'This file isn’t a statement. Use “Signed statement” or the CSV of a bill.',
  'billFile.right': 'Every line matches',
  'billFile.wrong': '{count, plural, one {# line differs} other {# lines differ}}',
  'billFile.signature.RIGHT': 'The signature is right: the file wasn’t changed after it was signed.',
  'billFile.signature.WRONG': 'The signature is wrong: the file was changed after it was signed.',
  'billFile.signature.NONE': 'The file has no signature: only its figures could be recalculated.',
  'billFile.signature.UNKNOWN': 'This browser can’t check the signature; the figures were recalculated.',
  'billFile.key': 'Signed with key {key}',
  'billFile.figures': '{count, plural, one {# line of figures} other {# lines of figures}}',
  'billFile.line': 'Line',
  'billFile.says': 'The file says',
  'billFile.comesTo': 'It comes to',
  'billFile.same': 'the same',
  'billFile.vendorFee': 'Provider fee',
  'billFile.counts': 'Can be an active member',
  'billFile.link': 'Check a statement file',
} as const satisfies Record<keyof typeof vi, string>
