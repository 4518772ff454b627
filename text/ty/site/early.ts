import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'Habambuhay nang naka-self-exclude ang account na ito.',
  'rg.excluded.returnAt': 'Hiniling mong makabalik. Makakapag-log in ka mula {time}.',
  'rg.excluded.until': 'Nakapahinga o naka-self-exclude ang account na ito hanggang {time}.',
  'rg.excluded.over':
    'Tapos na ang panahon ng exclusion, pero hindi kusang nagbubukas ang account. Maaari kang humiling na makabalik; makakapag-log in ka pagkalipas ng 24 na oras.',
  'shell.limits': 'Mga limitasyon at pahinga',
  'rg.session.soon': 'Ayon sa limitasyon mo, {count, plural, other {# minuto}} ng laro ang natitira ngayong araw.',
  'inbox.title': 'Mga mensahe',
  'vip.title': 'VIP',
  'promo.title': 'Mga promosyon',
  'identities.title': 'Mga paraan ng pag-log in',
  'referral.title': 'Mag-imbita ng kaibigan',
  'agent.center': 'Sentro ng ahente',
  'shell.app': 'Kunin ang app',
  'shell.affiliates': 'Mga kaakibat',
  'shell.help': 'Tulong',
  'shell.security': 'Seguridad ng account',
  'login.cryptoFailed':
    'Hindi ma-encrypt ng browser na ito ang data. Pakibuksan ang site gamit ang ligtas na address (https).',
  'trial.started': 'Nasa libreng laro ka, gamit ang perang panlaro.',
  in_increase_submit: 'Magparehistro na',
} as const satisfies Record<keyof typeof vi, string>
