import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'तपाईंले कुन पृष्ठ खोल्नुहुन्छ भनेर गन्न सक्छौं?',
  'analytics.body':
    'तपाईंको सहमतिमा {brand} का खोलिएका पृष्ठ {services} द्वारा गनिन्छन्; त्यहाँ तपाईंको IP ठेगाना तथा ब्राउजर पनि देखिन्छ। तपाईं को हुनुहुन्छ, के खेल्नुहुन्छ र तपाईंको पैसा कहिल्यै पठाइँदैन।',
  'analytics.accept': 'स्वीकार्नुहोस्',
  'analytics.refuse': 'अस्वीकार्नुहोस्',
  'analytics.privacy': 'गोपनीयता',
  'analytics.accepted': 'तपाईंले स्वीकार्नुभएको छ। जुनसुकै बेला फिर्ता लिन सक्नुहुन्छ; त्यसपछि पृष्ठ फेरि लोड हुन्छ।',
  'analytics.refused': 'तपाईंले अस्वीकार्नुभएको छ। केही पनि गनिँदैन।',
  'analytics.signal': 'तपाईंको ब्राउजरले ट्र्याक नगर्न भन्छ, त्यसैले केही पनि गनिँदैन।',
} as const satisfies Record<keyof typeof vi, string>
