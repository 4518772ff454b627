import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'आपके खाते का पैसा आपका ही है। उसे निकालने के लिए कृपया ग्राहक सेवा से संपर्क करें।',
  'status.denied.unknown': 'ज्ञात नहीं',
  'status.denied.source': 'IP पते के अनुसार देश: {source}',
  'shell.chunk.missing': 'यह पेज लोड नहीं हो सका। शायद नया संस्करण आ गया है।',
  'shell.chunk.timeout': 'पेज लोड होने में बहुत समय लगा। अपना नेटवर्क जाँचें और फिर कोशिश करें।',
  'launch.maintenance.title': 'गेम का रखरखाव चल रहा है',
  'launch.maintenance.body': '{name} का रखरखाव चल रहा है। आप कोई दूसरा गेम खेल सकते हैं।',
  'launch.popupBlocked': 'ब्राउज़र ने पॉप-अप विंडो रोक दी। कृपया अनुमति दें और फिर कोशिश करें।',
  'launch.openWindow': 'गेम नई विंडो में खोलें',
  'launch.invalid': 'गेम का पता सही नहीं है। कृपया ग्राहक सेवा से संपर्क करें।',
  'frame.slow': 'गेम सामान्य से अधिक समय ले रहा है। नेटवर्क धीमा हो सकता है।',
  'frame.failed': 'गेम नहीं खुल सका',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
