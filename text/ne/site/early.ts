import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'यो ब्राउजरले डेटा इन्क्रिप्ट गर्न सक्दैन। कृपया साइटलाई सुरक्षित ठेगाना (https) बाट खोल्नुहोस्।',
  'trial.started': 'तपाईं फ्री प्लेमा हुनुहुन्छ र भर्चुअल रकमले खेल्दै हुनुहुन्छ।',
  in_increase_submit: 'अहिले नै दर्ता',
  'rg.excluded.forGood': 'यो खाताले आफूलाई सधैंका लागि बाहिर राखेको छ।',
  'rg.excluded.returnAt': 'तपाईंले फर्कन अनुरोध गर्नुभएको छ। {time} देखि लग इन गर्न सक्नुहुन्छ।',
  'rg.excluded.until': 'यो खाता {time} सम्म विराममा छ वा आफूलाई बाहिर राखेको छ।',
  'rg.excluded.over': 'बाहिर रहने अवधि सकियो, तर खाता आफैं खुल्दैन। फर्कन अनुरोध गर्न सक्नुहुन्छ; 24 घण्टापछि लग इन गर्न सकिन्छ।',
  'shell.limits': 'सीमा र विराम',
  'rg.session.soon': 'तपाईंको सीमाअनुसार आज खेल्न बाँकी मिनेट: {count}।',
  'inbox.title': 'सन्देश',
  'vip.title': 'VIP',
  'promo.title': 'प्रवर्द्धन',
  'identities.title': 'लग इनका उपाय',
  'referral.title': 'साथी बोलाउनुहोस्',
  'agent.center': 'एजेन्ट केन्द्र',
  'shell.app': 'एप लिनुहोस्',
  'shell.affiliates': 'साझेदार',
  'shell.help': 'सहायता',
  'shell.security': 'खाता सुरक्षा',
} satisfies Partial<Record<keyof typeof vi, string>>
