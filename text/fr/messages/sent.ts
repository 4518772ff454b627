import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand} : {code} est votre code, valable {minutes} minutes. Ne le donnez jamais à personne : notre équipe ne vous le demandera pas.',
  'sent.code.subject': '{code} est votre code {brand}',
  'sent.code.mail':
    'Votre code est {code}. Il est valable {minutes} minutes.\n\nNe le donnez jamais à personne : notre équipe ne vous le demandera pas. Si vous n’avez pas demandé de code, ignorez cet e-mail.\n\n{brand}',
  'sent.reset.subject': 'Choisissez un nouveau mot de passe pour {brand}',
  'sent.reset.mail':
    'Bonjour {name},\n\nUn nouveau mot de passe a été demandé pour votre compte. Ouvrez ce lien dans les 30 minutes :\n\n{link}\n\nIl fonctionne une seule fois. Ne le transmettez pas. Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.\n\n{brand}',
  'sent.confirm.subject': 'Est-ce votre adresse ?',
  'sent.confirm.mail':
    'Bonjour {name},\n\nUn compte {brand} à ce nom a été ouvert avec votre adresse e-mail. Dites-nous s’il est à vous :\n\n{link}\n\nSinon, la même page permet d’en retirer votre adresse.\n\n{brand}',
  'sent.changed.password':
    '{brand} : le mot de passe du compte {name} a été changé et tous les appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et contactez le service client.',
  'sent.changed.password.subject': 'Votre mot de passe {brand} a été changé',
  'sent.changed.mobile':
    '{brand} : le compte {name} a maintenant un autre numéro de mobile. Si ce n’était pas vous, contactez tout de suite le service client.',
  'sent.changed.mobile.subject': 'Le numéro de mobile de votre compte {brand} a été changé',
  'sent.changed.email':
    '{brand} : le compte {name} a maintenant une autre adresse e-mail. Si ce n’était pas vous, contactez tout de suite le service client.',
  'sent.changed.email.subject': 'L’adresse e-mail de votre compte {brand} a été changée',
  'sent.window.waiting': 'En attente de {name}…',
  'sent.window.unreachable':
    '{name} est injoignable depuis ce réseau. Réessayez, ou fermez cette fenêtre et connectez-vous autrement.',
} satisfies Partial<Record<keyof typeof vi, string>>
