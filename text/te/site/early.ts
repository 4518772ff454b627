import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'ఈ బ్రౌజర్ డేటాను ఎన్‌క్రిప్ట్ చేయలేకపోతోంది. దయచేసి సైట్‌ను సురక్షిత చిరునామాతో (https) తెరవండి.',
  'trial.started': 'మీరు ఆట డబ్బుతో ఉచిత ఆటలో ఉన్నారు.',
  in_increase_submit: 'ఇప్పుడే నమోదు చేసుకోండి',
  'rg.excluded.forGood': 'ఈ ఖాతా శాశ్వతంగా తనను తాను మినహాయించుకుంది.',
  'rg.excluded.returnAt': 'మీరు తిరిగి రావాలని కోరారు. {time} నుండి లాగిన్ చేయవచ్చు.',
  'rg.excluded.until': 'ఈ ఖాతా {time} వరకు విరామంలో ఉంది లేదా తనను మినహాయించుకుంది.',
  'rg.excluded.over': 'మినహాయింపు గడువు ముగిసింది, కానీ ఖాతా తనంతట తెరుచుకోదు. తిరిగి రావాలని కోరవచ్చు; 24 గంటల తర్వాత లాగిన్ చేయవచ్చు.',
  'shell.limits': 'పరిమితులు మరియు విరామాలు',
  'rg.session.soon': 'మీ పరిమితి ప్రకారం ఈరోజు మిగిలిన నిమిషాలు: {count}.',
  'inbox.title': 'సందేశాలు',
  'vip.title': 'VIP',
  'promo.title': 'ఆఫర్లు',
  'identities.title': 'లాగిన్ మార్గాలు',
  'referral.title': 'మిత్రులను ఆహ్వానించండి',
  'agent.center': 'ఏజెంట్ కేంద్రం',
  'shell.app': 'యాప్ పొందండి',
  'shell.affiliates': 'భాగస్వాములు',
  'shell.help': 'సహాయం',
  'shell.security': 'ఖాతా భద్రత',
} satisfies Partial<Record<keyof typeof vi, string>>
