import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'क्या हम गिन सकते हैं कि आप कौन से पेज खोलते हैं?',
  'analytics.body':
    'आपकी सहमति से {brand} के खोले गए पेज {services} द्वारा गिने जाते हैं; वहाँ आपका IP पता व ब्राउज़र भी दिखता है। आप कौन हैं, क्या खेलते हैं और आपका पैसा कभी आगे नहीं भेजा जाता।',
  'analytics.accept': 'स्वीकार करें',
  'analytics.refuse': 'अस्वीकार करें',
  'analytics.privacy': 'गोपनीयता',
  'analytics.accepted': 'आपने स्वीकार किया है। आप इसे कभी भी वापस ले सकते हैं; तब पेज दोबारा लोड होगा।',
  'analytics.refused': 'आपने अस्वीकार किया है। कुछ भी नहीं गिना जाता।',
  'analytics.signal': 'आपका ब्राउज़र ट्रैक न करने को कहता है, इसलिए कुछ भी नहीं गिना जाता।',
} as const satisfies Record<keyof typeof vi, string>
