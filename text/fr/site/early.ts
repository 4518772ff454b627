import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed':
    'Ce navigateur ne peut pas chiffrer les données. Veuillez ouvrir le site par son adresse sécurisée (https).',
  'trial.started': 'Vous êtes en jeu gratuit, avec de l’argent fictif.',
  in_increase_submit: 'M’inscrire',
  'rg.excluded.forGood': 'Ce compte s’est exclu définitivement.',
  'rg.excluded.returnAt': 'Vous avez demandé à revenir. Vous pourrez vous connecter à partir de {time}.',
  'rg.excluded.until': 'Ce compte est en pause ou s’est exclu jusqu’à {time}.',
  'rg.excluded.over':
    'La durée de l’exclusion est passée, mais le compte ne s’ouvre pas tout seul. Vous pouvez demander à revenir ; 24 heures plus tard, vous pourrez vous connecter.',
  'shell.limits': 'Limites et pauses',
  'rg.session.soon': 'Minutes de jeu restantes aujourd’hui selon votre limite : {count}.',
  'inbox.title': 'Messages',
  'vip.title': 'VIP',
  'promo.title': 'Promotions',
  'identities.title': 'Moyens de connexion',
  'referral.title': 'Inviter des amis',
  'agent.center': 'Espace agent',
  'shell.app': 'Obtenir l’application',
  'shell.affiliates': 'Affiliation',
  'shell.help': 'Aide',
  'shell.security': 'Sécurité du compte',
} satisfies Partial<Record<keyof typeof vi, string>>
