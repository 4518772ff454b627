import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Pour le moment, votre compte ne permet pas cela. Veuillez contacter le service client.',
  'refusal.WAL_VENDOR_DOWN':
    'Ce fournisseur ne répond pas. Votre argent est en sécurité ; réessayez dans quelques minutes.',
  'refusal.WAL_TRANSFER_PENDING': 'Un transfert avec ce fournisseur est encore en cours. Attendez qu’il soit terminé.',
  'refusal.WAL_STEP': 'Saisissez un multiple du pas indiqué.',
  'refusal.WAL_LIMIT': 'Le montant est hors des limites indiquées.',
  'refusal.WAL_DEBT':
    'Ce compte a une dette ouverte. Elle est réglée sur vos prochains crédits ; d’ici là, ce n’est pas possible.',
  'refusal.VIP_GIFT': 'Ce cadeau ne peut pas être réclamé pour le moment.',
  'refusal.PROMO_CLOSED': 'Cette promotion n’est pas ouverte pour le moment.',
  'refusal.PROMO_TAKEN': 'Vous avez déjà reçu cette récompense.',
  'refusal.PROMO_CODE': 'Ce code n’est pas valable. Vérifiez-le et réessayez.',
  'refusal.PROMO_MISSION': 'Vous n’avez pas encore terminé cette mission.',
  'refusal.PROMO_VIP': 'Votre niveau VIP est trop bas pour cette récompense.',
  'refusal.PROMO_HELD': 'Cette récompense est en cours de vérification.',
  'refusal.PROMO_OUT': 'Toutes les récompenses ont été prises.',
  'refusal.PROMO_NEEDS_DEPOSIT': 'Faites d’abord un dépôt aujourd’hui, puis revenez.',
  'refusal.PROMO_NEEDS_STAKE': 'Faites d’abord quelques mises de plus aujourd’hui, puis revenez.',
  'refusal.PROMO_NO_TICKET': 'Il ne vous reste aucun ticket aujourd’hui.',
  'refusal.PROMO_CHANGED': 'Les conditions ou les probabilités ont changé. Vérifiez à nouveau.',
  'refusal.WAL_ARREARS': 'Ce compte a des arriérés. Réglez-les d’abord.',
  'refusal.DEP_CHANNEL_CLOSED': 'Ce moyen de dépôt est fermé pour le moment. Choisissez-en un autre.',
  'refusal.DEP_LIMIT': 'Le montant est hors des limites de ce canal. Saisissez-en un entre les deux montants indiqués.',
  'refusal.DEP_OPEN_ORDER': 'Vous avez déjà un ordre ouvert avec ce moyen. Payez-le ou annulez-le d’abord.',
  'refusal.DEP_TOO_MANY': 'Trop d’ordres impayés. Veuillez attendre 30 minutes.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Ce bonus ne vous est pas ouvert. Choisissez-en un autre ou aucun.',
  'refusal.DEP_RG_LIMIT': 'Cela dépasse ce que votre propre limite de dépôt permet maintenant.',
  'refusal.DEP_KYC':
    'C’est plus qu’un compte peut déposer avant que nous sachions à qui il appartient. Confirmez votre identité dans le centre de sécurité, puis continuez.',
  'refusal.DEP_EXPIRED':
    'Cet ordre a expiré. Si vous avez déjà payé, envoyez le justificatif : notre équipe l’examinera.',
  'refusal.DEP_CARD_USED': 'Cette carte a déjà été envoyée.',
  'refusal.DEP_PROOF': 'Envoyez une à trois images, PNG ou JPG.',
  'refusal.DEP_STATE': 'L’état de cet ordre ne le permet plus. Consultez-le de nouveau.',
  'refusal.DEP_PROVIDER':
    'Le prestataire de paiement ne répond pas. Aucun argent n’a bougé ; réessayez ou choisissez un autre moyen.',
  'refusal.WD_AMOUNT_STEP': 'Saisissez un multiple du pas indiqué.',
  'refusal.WD_BELOW_MIN': 'Le montant est inférieur au minimum d’un retrait.',
  'refusal.WD_ABOVE_MAX': 'Le montant dépasse le maximum d’un retrait.',
  'refusal.WD_DAILY_COUNT': 'Vous avez fait tous les retraits d’aujourd’hui. Réessayez demain.',
  'refusal.WD_DAILY_AMOUNT': 'Le montant dépasse ce qui reste pour aujourd’hui.',
  'refusal.WD_TURNOVER': 'Il reste un volume de mises à jouer avant le retrait. Chaque ligne indique combien.',
  'refusal.WD_KYC': 'Pour ce montant, nous devons mieux vous connaître. Envoyez les documents demandés.',
  'refusal.WD_ACCOUNT_COOLING': 'Ce compte a été ajouté récemment et sera utilisable après son délai d’attente.',
  'refusal.WD_ACCOUNT_TAKEN': 'Ce numéro de compte appartient à un autre membre.',
  'refusal.WD_ACCOUNT_LIMIT': 'Vous avez déjà tous les comptes permis. Retirez-en un d’abord.',
  'refusal.WD_ACCOUNT_LOCKED': 'Ce compte est bloqué. Veuillez contacter le service client.',
  'refusal.WD_ACCOUNT_FORMAT': 'Ce numéro de compte ou cette adresse est incorrect. Vérifiez chaque caractère.',
  'refusal.WD_NAME_MISMATCH': 'Le nom du titulaire n’est pas le vrai nom de votre compte.',
  'refusal.WD_STATE': 'L’état de ce retrait ne le permet plus. Consultez-le de nouveau.',
  'refusal.AGT_TRANSFER_OFF': 'Les transferts entre comptes sont fermés ici.',
  'refusal.AGT_NOT_DIRECT': 'Vous ne pouvez transférer qu’à votre supérieur direct ou à un filleul direct.',
  'refusal.KYC_STATE': 'L’état de ces documents ne le permet plus.',
  'refusal.KYC_DOCUMENTS': 'Envoyez les documents que cette étape demande.',
  'refusal.POINT_STEP': 'Saisissez des points par paliers indiqués, à partir du minimum.',
  'refusal.POINT_INSUFFICIENT': 'Vous n’avez pas assez de points.',
  'refusal.POINT_DAILY_CAP': 'Cela dépasse les points que vous pouvez convertir aujourd’hui.',
  'refusal.GOODS_SOLD_OUT': 'Cette récompense est épuisée.',
  'refusal.GOODS_LIMIT': 'Vous avez atteint votre limite pour cette récompense.',
  'refusal.GOODS_VIP': 'Votre niveau VIP est trop bas pour cette récompense.',
  'refusal.GOODS_REQUIREMENT': 'Vous n’avez pas encore rempli la condition de ce mois pour cette récompense.',
} satisfies Partial<Record<keyof typeof vi, string>>
