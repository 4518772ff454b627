import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'Por ahora tu cuenta no permite hacer esto. Contacta con atención al cliente.',
  'refusal.WAL_VENDOR_DOWN':
    'Este proveedor no responde ahora. Tu dinero está seguro; inténtalo de nuevo en unos minutos.',
  'refusal.WAL_TRANSFER_PENDING': 'Aún hay una transferencia en curso con este proveedor. Espera a que termine.',
  'refusal.WAL_STEP': 'Introduce un múltiplo del paso indicado.',
  'refusal.WAL_LIMIT': 'El importe está fuera de los límites indicados.',
  'refusal.WAL_DEBT':
    'Esta cuenta tiene una deuda pendiente. Se salda con tus próximos abonos; hasta entonces esto no es posible.',
  'refusal.VIP_GIFT': 'Este regalo no se puede reclamar ahora.',
  'refusal.PROMO_CLOSED': 'Esta promoción no está abierta en este momento.',
  'refusal.PROMO_TAKEN': 'Ya recibiste esta recompensa.',
  'refusal.PROMO_CODE': 'Este código no es válido. Revísalo e inténtalo de nuevo.',
  'refusal.PROMO_MISSION': 'Aún no completaste esta misión.',
  'refusal.PROMO_VIP': 'Tu nivel VIP es demasiado bajo para esta recompensa.',
  'refusal.PROMO_HELD': 'Estamos revisando esta recompensa.',
  'refusal.PROMO_OUT': 'Ya se entregaron todas las recompensas.',
  'refusal.PROMO_NEEDS_DEPOSIT': 'Primero haz un depósito hoy y luego vuelve.',
  'refusal.PROMO_NEEDS_STAKE': 'Primero haz algunas apuestas más hoy y luego vuelve.',
  'refusal.PROMO_NO_TICKET': 'Hoy no te quedan boletos.',
  'refusal.PROMO_CHANGED': 'Las condiciones o las probabilidades han cambiado. Revísalas de nuevo.',
  'refusal.WAL_ARREARS': 'Esta cuenta tiene atrasos. Págalos primero.',
  'refusal.DEP_CHANNEL_CLOSED': 'Esta forma de depósito está cerrada ahora. Elige otra.',
  'refusal.DEP_LIMIT':
    'El importe está fuera de los límites de este canal. Introduce uno entre los dos importes indicados.',
  'refusal.DEP_OPEN_ORDER': 'Ya tienes una orden abierta con este método. Págala o cancélala primero.',
  'refusal.DEP_TOO_MANY': 'Demasiadas órdenes sin pagar. Espera 30 minutos.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'Este bono no está disponible para ti. Elige otro o ninguno.',
  'refusal.DEP_RG_LIMIT': 'Esto supera lo que permite ahora tu propio límite de depósito.',
  'refusal.DEP_KYC':
    'Esto supera lo que una cuenta puede depositar antes de que sepamos de quién es. Confirma tu identidad en el centro de seguridad y sigue después.',
  'refusal.DEP_EXPIRED': 'Esta orden ha caducado. Si ya has pagado, envía el comprobante: nuestro equipo lo revisará.',
  'refusal.DEP_CARD_USED': 'Esta tarjeta ya se envió antes.',
  'refusal.DEP_PROOF': 'Envía de una a tres imágenes, PNG o JPG.',
  'refusal.DEP_STATE': 'El estado de esta orden ya no lo permite. Vuelve a consultarla.',
  'refusal.DEP_PROVIDER':
    'El proveedor de pagos no responde. No se ha movido dinero; inténtalo de nuevo o elige otra forma.',
  'refusal.WD_AMOUNT_STEP': 'Introduce un múltiplo del paso indicado.',
  'refusal.WD_BELOW_MIN': 'El importe es inferior al mínimo que se puede retirar.',
  'refusal.WD_ABOVE_MAX': 'El importe supera el máximo de un retiro.',
  'refusal.WD_DAILY_COUNT': 'Ya has hecho todos los retiros de hoy. Inténtalo mañana.',
  'refusal.WD_DAILY_AMOUNT': 'El importe supera lo que queda para hoy.',
  'refusal.WD_TURNOVER': 'Falta volumen de apuestas antes de poder retirar. Cada línea muestra cuánto.',
  'refusal.WD_KYC': 'Para este importe necesitamos conocerte mejor. Envía los documentos solicitados.',
  'refusal.WD_ACCOUNT_COOLING': 'Esta cuenta se añadió hace poco y se podrá usar cuando pase el tiempo de espera.',
  'refusal.WD_ACCOUNT_TAKEN': 'Este número de cuenta pertenece a otro miembro.',
  'refusal.WD_ACCOUNT_LIMIT': 'Ya tienes todas las cuentas permitidas. Quita una primero.',
  'refusal.WD_ACCOUNT_LOCKED': 'Esta cuenta está bloqueada. Contacta con atención al cliente.',
  'refusal.WD_ACCOUNT_FORMAT': 'Este número de cuenta o dirección no es correcto. Revisa cada carácter.',
  'refusal.WD_NAME_MISMATCH': 'El nombre del titular no es el nombre real de tu cuenta.',
  'refusal.WD_STATE': 'El estado de este retiro ya no lo permite. Vuelve a consultarlo.',
  'refusal.AGT_TRANSFER_OFF': 'Las transferencias entre cuentas están cerradas aquí.',
  'refusal.AGT_NOT_DIRECT': 'Solo puedes transferir a tu superior directo o a un subordinado directo.',
  'refusal.KYC_STATE': 'El estado de estos documentos ya no lo permite.',
  'refusal.KYC_DOCUMENTS': 'Envía los documentos que pide este paso.',
  'refusal.POINT_STEP': 'Escribe los puntos en los pasos indicados, como mínimo el mínimo.',
  'refusal.POINT_INSUFFICIENT': 'No tienes suficientes puntos.',
  'refusal.POINT_DAILY_CAP': 'Supera los puntos que puedes canjear hoy.',
  'refusal.GOODS_SOLD_OUT': 'Esta recompensa está agotada.',
  'refusal.GOODS_LIMIT': 'Alcanzaste tu límite para esta recompensa.',
  'refusal.GOODS_VIP': 'Tu nivel VIP es demasiado bajo para esta recompensa.',
  'refusal.GOODS_REQUIREMENT': 'Aún no cumples el requisito de este mes para esta recompensa.',
} satisfies Partial<Record<keyof typeof vi, string>>
