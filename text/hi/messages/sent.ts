import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: आपका कोड {code} है, {minutes} मिनट तक मान्य। इसे किसी को न बताएँ: हमारे कर्मचारी इसे कभी नहीं पूछते।',
  'sent.code.subject': '{code} आपका {brand} कोड है',
  'sent.code.mail':
    'आपका कोड {code} है। यह {minutes} मिनट तक चलेगा।\n\nइसे किसी को न बताएँ: हमारे कर्मचारी इसे कभी नहीं पूछते। अगर आपने कोड नहीं माँगा, तो इस ई-मेल को अनदेखा करें।\n\n{brand}',
  'sent.reset.subject': '{brand} के लिए नया पासवर्ड बनाएँ',
  'sent.reset.mail':
    'नमस्ते {name},\n\nकिसी ने आपके खाते के लिए नया पासवर्ड माँगा है। यह लिंक 30 मिनट के अंदर खोलें:\n\n{link}\n\nयह एक ही बार काम करेगा। इसे किसी को न दें। अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वही रहेगा।\n\n{brand}',
  'sent.confirm.subject': 'क्या यह आपका पता है?',
  'sent.confirm.mail':
    'नमस्ते {name},\n\nइस नाम का {brand} खाता आपके ई-मेल पते से खोला गया है। कृपया बताएँ कि यह आपका है या नहीं:\n\n{link}\n\nअगर नहीं है, तो उसी पेज से आप अपना पता खाते से हटा सकते हैं।\n\n{brand}',
  'sent.changed.password':
    '{brand}: खाता {name} का पासवर्ड बदला गया और सभी डिवाइस लॉग आउट कर दिए गए। अगर यह आप नहीं थे, तो अभी नया पासवर्ड बनाएँ और ग्राहक सेवा से संपर्क करें।',
  'sent.changed.password.subject': 'आपका {brand} पासवर्ड बदल गया है',
  'sent.changed.mobile':
    '{brand}: खाता {name} पर अब दूसरा मोबाइल नंबर है। अगर यह आपने नहीं किया, तो अभी ग्राहक सेवा से संपर्क करें।',
  'sent.changed.mobile.subject': 'आपके {brand} खाते का मोबाइल नंबर बदल गया है',
  'sent.changed.email': '{brand}: खाता {name} पर अब दूसरा ई-मेल पता है। अगर यह आपने नहीं किया, तो अभी ग्राहक सेवा से संपर्क करें।',
  'sent.changed.email.subject': 'आपके {brand} खाते का ई-मेल पता बदल गया है',
  'sent.window.waiting': '{name} की प्रतीक्षा है…',
  'sent.window.unreachable':
    'इस नेटवर्क से {name} तक पहुँचा नहीं जा सकता। फिर कोशिश करें, या यह विंडो बंद करके किसी और तरीके से लॉग इन करें।',
} satisfies Partial<Record<keyof typeof vi, string>>
