import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Por enquanto sua conta não permite isso. Fale com o atendimento ao cliente.',
  'refusal.WAL_VENDOR_DOWN':
    'Este provedor não responde agora. Seu dinheiro está seguro; tente de novo em alguns minutos.',
  'refusal.WAL_TRANSFER_PENDING':
    'Ainda há uma transferência em andamento com este provedor. Espere até que ela termine.',
  'refusal.WAL_STEP': 'Digite um múltiplo do passo mostrado.',
  'refusal.WAL_LIMIT': 'O valor está fora dos limites mostrados.',
  'refusal.WAL_DEBT':
    'Há uma dívida em aberto nesta conta. Ela é quitada com seus próximos créditos; até lá isso não é possível.',
  'refusal.VIP_GIFT': 'Este presente não pode ser resgatado agora.',
  'refusal.PROMO_CLOSED': 'Esta promoção não está aberta no momento.',
  'refusal.PROMO_TAKEN': 'Você já recebeu esta recompensa.',
  'refusal.PROMO_CODE': 'Este código não é válido. Confira e tente de novo.',
  'refusal.PROMO_MISSION': 'Você ainda não concluiu esta missão.',
  'refusal.PROMO_VIP': 'Seu nível VIP é baixo demais para esta recompensa.',
  'refusal.PROMO_HELD': 'Esta recompensa está em análise.',
  'refusal.PROMO_OUT': 'Todas as recompensas já foram retiradas.',
  'refusal.PROMO_NEEDS_DEPOSIT': 'Primeiro faça um depósito hoje e depois volte.',
  'refusal.PROMO_NEEDS_STAKE': 'Primeiro faça mais algumas apostas hoje e depois volte.',
  'refusal.PROMO_NO_TICKET': 'Você não tem mais bilhetes hoje.',
  'refusal.PROMO_CHANGED': 'Os termos ou as probabilidades mudaram. Confira de novo.',
  'refusal.WAL_ARREARS': 'Há valores em atraso nesta conta. Pague-os primeiro.',
  'refusal.DEP_CHANNEL_CLOSED': 'Esta forma de depósito está fechada agora. Escolha outra.',
  'refusal.DEP_LIMIT': 'O valor está fora dos limites deste canal. Digite um entre os dois valores mostrados.',
  'refusal.DEP_OPEN_ORDER': 'Você já tem um pedido aberto com este método. Pague ou cancele-o primeiro.',
  'refusal.DEP_TOO_MANY': 'Pedidos não pagos demais. Aguarde 30 minutos.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Este bônus não está disponível para você. Escolha outro ou nenhum.',
  'refusal.DEP_RG_LIMIT': 'Isso passa do que o seu próprio limite de depósito permite agora.',
  'refusal.DEP_KYC':
    'Isso passa do que uma conta pode depositar antes de sabermos de quem ela é. Confirme sua identidade na central de segurança e depois continue.',
  'refusal.DEP_EXPIRED': 'Este pedido expirou. Se você já pagou, envie o comprovante: nossa equipe vai verificar.',
  'refusal.DEP_CARD_USED': 'Este cartão já foi enviado antes.',
  'refusal.DEP_PROOF': 'Envie de uma a três imagens, PNG ou JPG.',
  'refusal.DEP_STATE': 'A situação deste pedido não permite mais isso. Confira-o de novo.',
  'refusal.DEP_PROVIDER':
    'O provedor de pagamentos não responde. Nenhum dinheiro foi movido; tente de novo ou escolha outra forma.',
  'refusal.WD_AMOUNT_STEP': 'Digite um múltiplo do passo mostrado.',
  'refusal.WD_BELOW_MIN': 'O valor está abaixo do mínimo para saque.',
  'refusal.WD_ABOVE_MAX': 'O valor está acima do máximo de um saque.',
  'refusal.WD_DAILY_COUNT': 'Você já fez todos os saques de hoje. Tente de novo amanhã.',
  'refusal.WD_DAILY_AMOUNT': 'O valor está acima do que resta para hoje.',
  'refusal.WD_TURNOVER': 'Ainda falta rollover antes do saque. Cada linha mostra quanto.',
  'refusal.WD_KYC': 'Para este valor precisamos conhecer você melhor. Envie os documentos pedidos.',
  'refusal.WD_ACCOUNT_COOLING':
    'Esta conta foi adicionada há pouco e poderá ser usada quando o prazo de espera acabar.',
  'refusal.WD_ACCOUNT_TAKEN': 'Este número de conta pertence a outro membro.',
  'refusal.WD_ACCOUNT_LIMIT': 'Você já tem todas as contas permitidas. Remova uma primeiro.',
  'refusal.WD_ACCOUNT_LOCKED': 'Esta conta está bloqueada. Fale com o atendimento ao cliente.',
  'refusal.WD_ACCOUNT_FORMAT': 'Este número de conta ou endereço não está certo. Confira cada caractere.',
  'refusal.WD_NAME_MISMATCH': 'O nome do titular não é o nome real da sua conta.',
  'refusal.WD_STATE': 'A situação deste saque não permite mais isso. Confira-o de novo.',
  'refusal.AGT_TRANSFER_OFF': 'Transferências entre contas estão fechadas aqui.',
  'refusal.AGT_NOT_DIRECT': 'Você só pode transferir para o seu superior direto ou um subordinado direto.',
  'refusal.KYC_STATE': 'A situação destes documentos não permite mais isso.',
  'refusal.KYC_DOCUMENTS': 'Envie os documentos que esta etapa pede.',
  'refusal.POINT_STEP': 'Digite os pontos nos múltiplos indicados, a partir do mínimo.',
  'refusal.POINT_INSUFFICIENT': 'Você não tem pontos suficientes.',
  'refusal.POINT_DAILY_CAP': 'Isso passa dos pontos que você pode trocar hoje.',
  'refusal.GOODS_SOLD_OUT': 'Esta recompensa está esgotada.',
  'refusal.GOODS_LIMIT': 'Você atingiu seu limite para esta recompensa.',
  'refusal.GOODS_VIP': 'Seu nível VIP é baixo demais para esta recompensa.',
  'refusal.GOODS_REQUIREMENT': 'Você ainda não cumpriu o requisito deste mês para esta recompensa.',
} satisfies Partial<Record<keyof typeof vi, string>>
