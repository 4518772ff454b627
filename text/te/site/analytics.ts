import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'మీరు తెరిచే పేజీలను మేము లెక్కించవచ్చా?',
  'analytics.body':
    'మీ సమ్మతితో, {brand}లో తెరిచిన పేజీలు {services} ద్వారా లెక్కించబడతాయి; మీ IP చిరునామా, బ్రౌజర్ కూడా అక్కడ కనిపిస్తాయి. మీరు ఎవరు, ఏమి ఆడతారు, మీ డబ్బు వివరాలు ఎప్పుడూ పంపబడవు.',
  'analytics.accept': 'అంగీకరిస్తాను',
  'analytics.refuse': 'తిరస్కరిస్తాను',
  'analytics.privacy': 'గోప్యత',
  'analytics.accepted': 'మీరు అంగీకరించారు. ఎప్పుడైనా వెనక్కి తీసుకోవచ్చు; అప్పుడు పేజీ మళ్లీ లోడ్ అవుతుంది.',
  'analytics.refused': 'మీరు తిరస్కరించారు. ఏదీ లెక్కించబడదు.',
  'analytics.signal': 'మీ బ్రౌజర్ ట్రాక్ చేయవద్దని కోరుతోంది, కాబట్టి ఏదీ లెక్కించబడదు.',
} as const satisfies Record<keyof typeof vi, string>
