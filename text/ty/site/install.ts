import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': 'Mga abiso sa device na ito',
  'install.push.hint':
    'Balita tungkol sa iyong account kahit nakasara ang site. Hindi nito ipinapakita ang halaga ng pera.',
  'install.push.blocked': 'Hinaharang ng browser ang mga abiso ng site na ito. Payagan ito sa settings ng browser.',
  'install.push.missing':
    'Hindi makapagpakita ng abiso ang browser na ito. Sa iPhone, idagdag muna ang site sa home screen.',
  'install.push.unavailable': 'Hindi nagpapadala ng abiso ang site sa ngayon.',
  'install.push.failed': 'Hindi nabuksan ang mga abiso. Tingnan ang koneksiyon at subukan muli.',
  'install.app.title': 'I-install ang {brand}',
  'install.app.hint': 'Nabubuksan mula sa home screen, sa buong screen.',
  'install.app.action': 'I-install',
  'install.app.done': 'Ginagamit mo na ang app',
} as const satisfies Record<keyof typeof vi, string>
