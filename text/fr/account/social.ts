import type { social as vi } from '../../vi/account/social.ts'

export const social = {
  'social.or': 'ou',
  'social.with': 'Continuer avec {name}',
  'social.waiting': 'Poursuivez dans la fenêtre de {name}. Cette page vous attend.',
  'social.again': 'Rouvrir la fenêtre',
  'social.closed': 'La fenêtre de connexion a été fermée. La connexion n’a pas abouti, veuillez réessayer.',
  'social.blocked': 'Fenêtre bloquée par le navigateur. Autorisez les fenêtres pop-up et réessayez.',
  'social.denied': 'Vous n’avez pas autorisé la connexion avec {name}.',
  'social.new.title': 'Encore une étape',
  'social.new.intro': '{name} a confirmé qui vous êtes. Choisissez un identifiant pour terminer votre compte.',
  'social.new.link': 'Vous avez déjà un compte ? Connectez-vous et ajoutez {name} dans Moyens de connexion.',
  'social.new.submit': 'Créer un compte',
  'identities.lead':
    'Des comptes d’ailleurs qui ouvrent votre compte ici. Nous savons seulement comment vous vous y appelez, jamais votre mot de passe.',
  'identities.add': 'Ajouter {name}',
  'identities.remove': 'Retirer {name}',
  'identities.since': 'Ajouté : {time}',
  'identities.used': 'Dernière utilisation : {time}',
  'identities.never': 'Pas encore utilisé',
  'identities.only':
    'C’est votre seul moyen de connexion. Définissez un mot de passe ou ajoutez un autre moyen avant de le retirer.',
  'identities.none': 'Aucun autre moyen de connexion n’est activé ici.',
  'identities.added': '{name} a été ajouté.',
  'identities.removed': '{name} a été retiré.',
  'identities.confirm': 'Confirmez que c’est bien vous',
  'identities.confirm.why': 'Avant de changer un moyen de connexion, saisissez votre mot de passe.',
  'identities.password': 'Mot de passe actuel',
  'identities.go': 'Confirmer',
  'identities.cancel': 'Annuler',
  'referral.lead':
    'Envoyez votre lien ou faites scanner le code à vos amis. Toute personne inscrite ainsi compte comme invitée par vous.',
  'referral.code': 'Votre code',
  'referral.link': 'Votre lien',
  'referral.copy': 'Copier le lien',
  'referral.qr': 'Code QR de votre lien de parrainage',
  'referral.count':
    '{count, plural, one {# personne inscrite par votre lien} many {# de personnes inscrites par votre lien} other {# personnes inscrites par votre lien}}',
  'referral.drop': 'S’inscrire sans ce code',
} satisfies Partial<Record<keyof typeof vi, string>>
