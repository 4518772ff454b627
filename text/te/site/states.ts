import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'మీ ఖాతాలోని డబ్బు మీదే. దాన్ని తీసుకోవడానికి దయచేసి కస్టమర్ సేవను సంప్రదించండి.',
  'status.denied.unknown': 'తెలియదు',
  'status.denied.source': 'IP చిరునామా ప్రకారం దేశాలు: {source}',
  'shell.chunk.missing': 'ఈ పేజీ లోడ్ కాలేదు. కొత్త వెర్షన్ ఉండవచ్చు.',
  'shell.chunk.timeout': 'పేజీ లోడ్ కావడానికి చాలా సమయం పట్టింది. మీ నెట్‌వర్క్ చూసి మళ్లీ ప్రయత్నించండి.',
  'launch.maintenance.title': 'గేమ్ నిర్వహణలో ఉంది',
  'launch.maintenance.body': '{name} నిర్వహణలో ఉంది. మీరు మరో గేమ్ ఆడవచ్చు.',
  'launch.popupBlocked': 'బ్రౌజర్ పాప్-అప్ విండోను ఆపింది. అనుమతించి మళ్లీ ప్రయత్నించండి.',
  'launch.openWindow': 'గేమ్‌ను కొత్త విండోలో తెరవండి',
  'launch.invalid': 'గేమ్ చిరునామా సరైనది కాదు. దయచేసి కస్టమర్ సేవను సంప్రదించండి.',
  'frame.slow': 'గేమ్ మామూలు కంటే ఎక్కువ సమయం తీసుకుంటోంది. నెట్‌వర్క్ నెమ్మదిగా ఉండవచ్చు.',
  'frame.failed': 'గేమ్ తెరవలేకపోయాం',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
