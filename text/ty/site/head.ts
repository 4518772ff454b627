import type { head as vi } from '../../vi/site/head.ts'

export const head = {
  'head.home':
    'Mga loterya ng Vietnam, mabilis na bola at ang slot na Sen Vàng. Mabilis ang deposito at withdrawal, at masusuri mo mismo ang resulta.',
  'head.slots': 'Mga slot sa {brand}: libreng laro kahit walang account, hayag ang RTP, masusuri ang bawat ikot.',
  'head.vnlottery':
    'Pumili ng numero para sa hilaga, gitna at timog. Malinaw ang odds, may resulta at estadistika ang bawat bola.',
  'head.lottery':
    'Mabilis na loterya, K3, PK10, keno at mga pambansang loterya: oras ng bola, resulta at odds ng bawat laro.',
  'head.results':
    'Mga resulta ng loterya ng hilaga, timog at gitnang Vietnam ayon sa araw at istasyon, may talaan ng huling dalawang digit, pagsusuri ng numero at pang-print.',
  'head.results.day':
    'Resulta ng {region}, {day}: lahat ng premyo, talaan ng huling dalawang digit, pagsusuri ng numero at pang-print.',
  'head.results.stats':
    'Estadistika ng mga loterya ng Vietnam: dalas, pinakamatagal na wala, espesyal ayon sa digit, tulay at pares sa huling 30 hanggang 300 bunot.',
  'head.promotions': 'Mga promosyong tumatakbo sa {brand}, kasama ang buong kondisyon.',
  'head.fairness': 'Paano inilalathala ng {brand} ang hash bago ang bawat round, at paano mo masusuri ang resulta.',
  'head.help':
    'Paano magdeposito, mag-withdraw, tumaya, panatilihing ligtas ang account, at makipag-ugnayan sa {brand}.',
} as const satisfies Record<keyof typeof vi, string>
