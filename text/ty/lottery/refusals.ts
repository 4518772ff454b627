import type { lotteryRefusals as vi } from '../../vi/lottery/refusals.ts'

export const lotteryRefusals = {
  'refusal.LOT_E_TYPE': 'Walang ganitong uri ng taya sa larong ito. Pumili ng iba.',
  'refusal.LOT_E_TYPE_REGION': 'Walang ganitong uri ng taya sa rehiyong ito. Pumili ng ibang rehiyon o uri.',
  'refusal.LOT_E_NO_DRAW': 'Walang bola sa araw na ito. Pumili ng ibang draw.',
  'refusal.LOT_E_NUMERO_UNKNOWN': 'Walang ganoong draw. Pumili sa listahan.',
  'refusal.LOT_E_CLOSED': 'Sarado na ang draw na ito. Piliin ang susunod.',
  'refusal.LOT_E_COUNT': 'Hindi tugma ang dami ng numero sa uri ng taya.',
  'refusal.LOT_E_NUMBER_FORMAT':
    'May numerong hindi tinatanggap ng uri ng tayang ito, o iba ang pagkakasulat sa nasa tablero.',
  'refusal.LOT_E_DUPLICATE': 'May numerong naulit. Isang beses lang piliin ang bawat isa.',
  'refusal.LOT_E_LINES': 'Sobrang dami ng linya (hanggang 10,000). Bawasan ang mga numero.',
  'refusal.LOT_E_SELECTION': 'Hindi tugma ang pinili sa uri ng taya. Pumili ulit.',
  'refusal.LOT_E_SERIES': 'Hindi mapipili ang antas ng premyong ito. Pumili sa saklaw na ipinapakita.',
  'refusal.LOT_E_UNIT': 'Mali ang halaga bawat yunit. Sundin ang limitasyon at hakbang na ipinapakita.',
  'refusal.LOT_E_STAKE_MISMATCH': 'Nagbago ang kabuuan. Tingnan muli ang tiket bago ilagay.',
  'refusal.LOT_E_BLOCKED': 'Sarado muna ang numerong ito. Alisin o pumili ng iba.',
  'refusal.LOT_E_LIMIT_TICKET': 'Lampas ang taya sa pinakamataas para sa isang tiket.',
  'refusal.LOT_E_LINE_TICKET': 'Lampas ang taya sa pinakamataas ng account mo para sa isang tiket.',
  'refusal.LOT_E_LINE_DRAW': 'Lampas ang kabuuang taya sa bunot na ito sa pinakamataas ng account mo.',
  'refusal.LOT_E_LINE_NUMBER': 'Lampas ang taya sa isang numero sa pinakamataas ng account mo.',
  'refusal.LOT_E_LIMIT_EXPOSURE': 'Kulang na ang natitira ng numero o uri ng tayang ito sa draw para sa taya.',
  'refusal.LOT_E_LIMIT_PAYOUT':
    'Ang posibleng panalo ay lampas sa limitasyon ng isang manlalaro sa isang draw. Babaan ang taya.',
  'refusal.LOT_E_ODDS_CHANGED': 'Bumaba ang odds. Tingnan ang bago at kumpirmahin.',
  'refusal.LOT_E_CHASE': 'Hindi mailagay ang sunod-sunod na taya. Pumili ng bukas na draw ayon sa ayos, hanggang 100.',
  'refusal.LOT_E_CANCEL': 'Hindi na makakansela ang tiket na ito.',
  'refusal.LOT_E_CHASE_RUNS': 'Wala nang maibabalik sa sunod-sunod na tayang ito: tuloy ang mga natitirang bunot.',
  'refusal.LOT_E_FREE': 'Ang libreng tiket ay para sa isang tiket lang, hanggang {most}.',
  'refusal.LOT_E_TRIAL': 'Para lang sa sarili naming mga bunot ang libreng laro. Pumili ng isa sa mga iyon.',
  'refusal.LOT_E_RESULT_FORMAT': 'Hindi buo ang resulta: dapat eksakto ang bilang at digit ng bawat premyo.',
} as const satisfies Record<keyof typeof vi, string>
