import type { agentStatement as vi } from '../../vi/agents/statement.ts'

export const agentStatement = {
  'billFile.title': 'Suriin ang statement',
  'billFile.lead':
    'Kinakalkula muli ng pahinang ito ang dibidendo o suweldo sa sarili mong device, mula sa file na na-save sa agent center. Hindi kailangan ng account.',
  'billFile.drop': 'I-drop dito ang may pirmang JSON file o CSV file, o pumili ng isa.',
  'billFile.choose': 'Pumili ng file',
  'billFile.local': 'Hindi ipinapadala ang file kahit saan.',
  'billFile.unreadable': 'Hindi statement ang file na ito. Gamitin ang may pirmang statement o ang CSV ng isang bill.',
  'billFile.right': 'Tugma ang bawat linya',
  'billFile.wrong': '{count, plural, one {# linya ang hindi tugma} other {# linya ang hindi tugma}}',
  'billFile.signature.RIGHT': 'Tama ang pirma: hindi binago ang file matapos pirmahan.',
  'billFile.signature.WRONG': 'Mali ang pirma: binago ang file matapos pirmahan.',
  'billFile.signature.NONE': 'Walang pirma ang file: ang mga numero lang ang nakalkula muli.',
  'billFile.signature.UNKNOWN': 'Hindi masuri ng browser na ito ang pirma; nakalkula muli ang mga numero.',
  'billFile.key': 'Pinirmahan gamit ang key {key}',
  'billFile.figures': '{count, plural, one {# linya ng numero} other {# linya ng numero}}',
  'billFile.line': 'Linya',
  'billFile.says': 'Sabi ng file',
  'billFile.comesTo': 'Kinalabasan',
  'billFile.same': 'pareho',
  'billFile.vendorFee': 'Bayad sa vendor',
  'billFile.counts': 'Maaaring aktibong miyembro',
  'billFile.link': 'Suriin ang isang statement file',
} as const satisfies Record<keyof typeof vi, string>
