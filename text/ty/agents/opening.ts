import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'Naabot na ng linya mo ang pinakamaraming antas: wala nang maidaragdag na agent sa ibaba.',
  'refusal.AGT_DAILY_OPEN': 'Naabot mo na ang dami ng account na mabubuksan ngayong araw. Subukan ulit bukas.',
  'refusal.AGT_LINK_LIMIT': 'Naabot mo na ang dami ng link na puwedeng gamitin. Magsara muna ng isa.',
  'refusal.AGT_LINK_USED': 'May nagparehistro na gamit ang link na ito kaya hindi ito mabubura. Puwede mo itong isara.',
} as const satisfies Record<keyof typeof vi, string>
