import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'இந்த உலாவியால் தரவை மறையாக்க முடியவில்லை. தளத்தைப் பாதுகாப்பான முகவரியில் (https) திறக்கவும்.',
  'trial.started': 'நீங்கள் விளையாட்டுப் பணத்துடன் இலவச ஆட்டத்தில் உள்ளீர்கள்.',
  in_increase_submit: 'இப்போதே பதிவு செய்',
  'rg.excluded.forGood': 'இந்தக் கணக்கு நிரந்தரமாகத் தன்னை விலக்கியுள்ளது.',
  'rg.excluded.returnAt': 'திரும்பி வரக் கேட்டுள்ளீர்கள். {time} முதல் உள்நுழையலாம்.',
  'rg.excluded.until': 'இந்தக் கணக்கு {time} வரை இடைவேளையில் உள்ளது அல்லது தன்னை விலக்கியுள்ளது.',
  'rg.excluded.over': 'விலக்கக் காலம் முடிந்தது, ஆனால் கணக்கு தானாகத் திறக்காது. திரும்பி வரக் கேட்கலாம்; 24 மணி நேரம் கழித்து உள்நுழையலாம்.',
  'shell.limits': 'வரம்புகளும் இடைவேளைகளும்',
  'rg.session.soon': 'உங்கள் வரம்பின்படி இன்று மீதமுள்ள நிமிடங்கள்: {count}.',
  'inbox.title': 'செய்திகள்',
  'vip.title': 'VIP',
  'promo.title': 'சலுகைகள்',
  'identities.title': 'உள்நுழையும் வழிகள்',
  'referral.title': 'நண்பர்களை அழைக்க',
  'agent.center': 'முகவர் மையம்',
  'shell.app': 'செயலியைப் பெற',
  'shell.affiliates': 'கூட்டாளர்கள்',
  'shell.help': 'உதவி',
  'shell.security': 'கணக்குப் பாதுகாப்பு',
} satisfies Partial<Record<keyof typeof vi, string>>
