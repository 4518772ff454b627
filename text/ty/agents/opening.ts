import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'Naabot na ng linya mo ang pinakamaraming antas: wala nang maidaragdag na agent sa ibaba.',
  'refusal.AGT_LINE_LIMIT': 'Mas mataas ang limitasyong ito kaysa sa iyo.',
  'down.limits.title': 'Mga limitasyon sa taya sa lotto',
  'down.limits.hint':
    'Para kay {name} at sa lahat ng account sa ibaba. Iwanang blangko kung walang idaragdag na limitasyon.',
  'down.limits.ticket': 'Bawat tiket',
  'down.limits.draw': 'Bawat bola',
  'down.limits.number': 'Bawat numero sa isang bola',
  'down.limits.most': 'Hanggang {money}',
  'down.limits.save': 'I-save ang mga limitasyon',
  'down.limits.saved': 'Na-save ang mga limitasyon',
  'refusal.AGT_DAILY_OPEN': 'Naabot mo na ang dami ng account na mabubuksan ngayong araw. Subukan ulit bukas.',
  'refusal.AGT_LINK_LIMIT': 'Naabot mo na ang dami ng link na puwedeng gamitin. Magsara muna ng isa.',
  'refusal.AGT_LINK_USED': 'May nagparehistro na gamit ang link na ito kaya hindi ito mabubura. Puwede mo itong isara.',
  'refusal.AGT_ASSISTANT_LIMIT': 'Naabot mo na ang pinakamaraming assistant.',
  'message.rateLowerAsked.title': 'Hinihiling ni {agent} na babaan ang rebate mo',
  'message.rateLowerAsked.content':
    'Hinihiling ng agent mong si {agent} na babaan ang rebate mo. Hindi magbabago ang rate mo hangga’t hindi ka pumapayag.',
  'message.rateLowerAccepted.title': 'Pumayag si {name} na babaan ang rebate',
  'message.rateLowerAccepted.content':
    'Pumayag si {name}. Gagamitin na ang bagong rate; mananatili ang dating rate sa mga nailagay nang taya.',
  'message.rateLowerRejected.title': 'Tinanggihan ni {name} ang mas mababang rebate',
  'message.rateLowerRejected.content': 'Tumanggi si {name}. Mananatili ang rebate.',
  'refusal.AGT_CODE_TAKEN': 'Mayroon na ang code na ito, o may code na ang domain.',
  'refusal.AGT_HAS_DOWNLINES': 'May mga downline ang account na ito kaya hindi ito magiging miyembro.',
  'refusal.AGT_HAS_CONTRACTS':
    'May kontrata o alok na kontrata pa ang account na ito kaya hindi ito magiging miyembro. Tapusin muna ito.',
  'refusal.AGT_LOCKED': 'Ni-lock ng iyong upline ang mga bagong rehistrasyon sa ilalim ng account mo.',
} as const satisfies Record<keyof typeof vi, string>
