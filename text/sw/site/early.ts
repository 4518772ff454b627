import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed':
    'Kivinjari hiki hakiwezi kusimba data kwa njia fiche. Tafadhali fungua tovuti kwa anwani yake salama (https).',
  'trial.started': 'Uko kwenye mchezo wa bure, kwa pesa za kuigiza.',
  in_increase_submit: 'Jisajili sasa',
  'rg.excluded.forGood': 'Akaunti hii imejizuia milele.',
  'rg.excluded.returnAt': 'Umeomba kurudi. Unaweza kuingia kuanzia {time}.',
  'rg.excluded.until': 'Akaunti hii iko mapumzikoni au imejizuia hadi {time}.',
  'rg.excluded.over':
    'Muda wa kujizuia umeisha, lakini akaunti haifunguki yenyewe. Unaweza kuomba kurudi; baada ya saa 24 unaweza kuingia.',
  'shell.limits': 'Mipaka na mapumziko',
  'rg.session.soon': 'Dakika za kucheza zilizobaki leo kwa mpaka wako: {count}.',
  'inbox.title': 'Ujumbe',
  'vip.title': 'VIP',
  'promo.title': 'Ofa',
  'identities.title': 'Njia za kuingia',
  'referral.title': 'Alika marafiki',
  'agent.center': 'Kituo cha wakala',
  'shell.app': 'Pata programu',
  'shell.affiliates': 'Washirika',
  'shell.help': 'Msaada',
  'shell.security': 'Usalama wa akaunti',
} satisfies Partial<Record<keyof typeof vi, string>>
