import type { agentContracts as vi } from '../../vi/agents/contracts.ts'

export const agentContracts = {
  'refusal.CTR_NOT_FOUND': 'Hindi makita ang kontratang ito.',
  'refusal.CTR_STATE': 'Nagbago na ang kontrata. Tingnan ang pinakabagong katayuan nito.',
  'refusal.CTR_NOT_YOURS': 'Ang kabilang panig lang ang makapagpapasya rito.',
  'refusal.CTR_TERMS': 'Hindi wasto ang mga tuntunin. Itama ang mga may marka.',
  'refusal.CTR_NO_OWN_CONTRACT': 'Kailangang may hawak munang kontrata ng parehong uri ang nag-aalok.',
  'refusal.CTR_PENDING_EXISTS': 'May alok na ng ganitong uri na naghihintay ng sagot.',
  'refusal.CTR_SCOPE_OVERLAP':
    'Hindi puwedeng dalawang uri ng sahod ang ibayad sa isang account para sa iisang produkto.',
  'refusal.CTR_DISABLED': 'Wala sa ngayong ganitong uri ng kontrata ang brand.',
  'refusal.CTR_DOWNLINE_HIGHER':
    'May downline na mas mataas ang rate. Kapag nagpatuloy ka, awtomatikong magwawakas ang kontrata nila.',
  'contract.kind.DIVIDEND': 'Dividend',
  'contract.kind.DAILY_SALARY': 'Arawang sahod',
  'contract.kind.HOURLY_SALARY': 'Orasang sahod',
  'contract.kind.REALTIME_SALARY': 'Agarang sahod',
  'contract.house': 'Ang house',
  'contract.ended.AGREED': 'Sumang-ayon ang dalawang panig na wakasan ito.',
  'contract.ended.SILENCE': 'Walang sumagot sa hiling na wakasan ito sa loob ng 72 oras.',
  'contract.ended.REPLACED': 'Pinalitan ito ng bagong kontrata.',
  'contract.ended.DOWNLINE_RATE_HIGHER': 'Mas mababa ang rate ng bagong kontrata ng upline.',
  'contract.ended.UPLINE_TERMINATED': 'Nagwakas ang kontrata ng upline.',
  'contract.ended.ACCOUNT_MOVED': 'Inilipat ang account sa ibang upline.',
  'contract.ended.ACCOUNT_CLOSED': 'Isinara ang isa sa mga account.',
  'contract.ended.FORCED': 'Winakasan ito ng brand.',
} as const satisfies Record<keyof typeof vi, string>
