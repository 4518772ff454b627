import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': 'अभी आपके खाते से यह संभव नहीं है। कृपया ग्राहक सेवा से संपर्क करें।',
  'refusal.WAL_VENDOR_DOWN': 'यह प्रदाता अभी जवाब नहीं दे रहा। आपका पैसा सुरक्षित है; कुछ मिनट बाद फिर कोशिश करें।',
  'refusal.WAL_TRANSFER_PENDING': 'इस प्रदाता के साथ एक ट्रांसफ़र अभी चल रहा है। उसके पूरा होने तक रुकें।',
  'refusal.WAL_STEP': 'दिखाए गए चरण का गुणज दर्ज करें।',
  'refusal.WAL_LIMIT': 'राशि दिखाई गई सीमाओं से बाहर है।',
  'refusal.WAL_DEBT': 'इस खाते पर बकाया है। वह आपकी अगली जमा राशि से चुकाया जाएगा; तब तक यह संभव नहीं है।',
  'refusal.WAL_ARREARS': 'इस खाते पर पुराना बकाया है। पहले उसे चुकाएँ।',
  'refusal.DEP_CHANNEL_CLOSED': 'जमा करने का यह तरीका अभी बंद है। कोई दूसरा चुनें।',
  'refusal.DEP_LIMIT': 'राशि इस चैनल की सीमाओं से बाहर है। दिखाई गई दो राशियों के बीच की राशि दर्ज करें।',
  'refusal.DEP_OPEN_ORDER': 'इस तरीके से आपका एक ऑर्डर खुला है। पहले उसका भुगतान करें या उसे रद्द करें।',
  'refusal.DEP_TOO_MANY': 'बहुत सारे ऑर्डर बिना भुगतान के हैं। कृपया 30 मिनट रुकें।',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': 'यह बोनस आपके लिए उपलब्ध नहीं है। कोई दूसरा चुनें या कोई न चुनें।',
  'refusal.DEP_RG_LIMIT': 'यह आपकी अपनी जमा सीमा से अधिक है।',
  'refusal.DEP_KYC':
    'खाता किसका है, यह जानने से पहले इससे अधिक जमा नहीं हो सकता। सुरक्षा केंद्र में अपनी पहचान की पुष्टि करें, फिर आगे बढ़ें।',
  'refusal.DEP_EXPIRED': 'इस ऑर्डर का समय समाप्त हो गया है। अगर भुगतान कर चुके हैं, तो प्रमाण भेजें: कर्मचारी जाँच करेंगे।',
  'refusal.DEP_CARD_USED': 'यह कार्ड पहले ही भेजा जा चुका है।',
  'refusal.DEP_PROOF': 'एक से तीन चित्र भेजें, PNG या JPG।',
  'refusal.DEP_STATE': 'इस ऑर्डर की स्थिति अब इसकी अनुमति नहीं देती। इसे फिर से देखें।',
  'refusal.DEP_PROVIDER': 'भुगतान प्रदाता जवाब नहीं दे रहा। कोई पैसा नहीं गया है; फिर कोशिश करें या दूसरा तरीका चुनें।',
  'refusal.WD_AMOUNT_STEP': 'दिखाए गए चरण का गुणज दर्ज करें।',
  'refusal.WD_BELOW_MIN': 'राशि न्यूनतम निकासी से कम है।',
  'refusal.WD_ABOVE_MAX': 'राशि एक निकासी की अधिकतम सीमा से अधिक है।',
  'refusal.WD_DAILY_COUNT': 'आप आज की सभी निकासियाँ कर चुके हैं। कल फिर कोशिश करें।',
  'refusal.WD_DAILY_AMOUNT': 'राशि आज की शेष सीमा से अधिक है।',
  'refusal.WD_TURNOVER': 'निकासी से पहले कुछ टर्नओवर बाकी है। हर पंक्ति बताती है कितना।',
  'refusal.WD_KYC': 'इस राशि के लिए हमें आपके बारे में और जानना होगा। माँगे गए दस्तावेज़ भेजें।',
  'refusal.WD_ACCOUNT_COOLING': 'यह खाता हाल में जोड़ा गया है और प्रतीक्षा समय के बाद काम आएगा।',
  'refusal.WD_ACCOUNT_TAKEN': 'यह खाता संख्या किसी दूसरे सदस्य की है।',
  'refusal.WD_ACCOUNT_LIMIT': 'आपके पास जितने खाते हो सकते हैं, उतने हैं। पहले एक हटाएँ।',
  'refusal.WD_ACCOUNT_LOCKED': 'यह खाता लॉक है। कृपया ग्राहक सेवा से संपर्क करें।',
  'refusal.WD_ACCOUNT_FORMAT': 'यह खाता संख्या या पता सही नहीं है। हर अक्षर जाँचें।',
  'refusal.WD_NAME_MISMATCH': 'खाताधारक का नाम आपके खाते के असली नाम से मेल नहीं खाता।',
  'refusal.WD_STATE': 'इस निकासी की स्थिति अब इसकी अनुमति नहीं देती। इसे फिर से देखें।',
  'refusal.AGT_TRANSFER_OFF': 'खातों के बीच ट्रांसफ़र यहाँ बंद है।',
  'refusal.AGT_NOT_DIRECT': 'आप केवल अपने सीधे ऊपर वाले या सीधे नीचे वाले को ट्रांसफ़र कर सकते हैं।',
  'refusal.KYC_STATE': 'इन दस्तावेज़ों की स्थिति अब इसकी अनुमति नहीं देती।',
  'refusal.KYC_DOCUMENTS': 'वे दस्तावेज़ भेजें जो यह चरण माँगता है।',
} satisfies Partial<Record<keyof typeof vi, string>>
