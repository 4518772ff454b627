import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'यह ब्राउज़र डेटा एन्क्रिप्ट नहीं कर सकता। कृपया साइट को उसके सुरक्षित पते (https) से खोलें।',
  'trial.started': 'आप फ्री प्ले में हैं और वर्चुअल पैसे से खेल रहे हैं।',
  in_increase_submit: 'अभी रजिस्टर करें',
  'rg.excluded.forGood': 'इस खाते ने स्वयं को हमेशा के लिए बाहर कर लिया है।',
  'rg.excluded.returnAt': 'आपने वापस आने का अनुरोध किया है। आप {time} से लॉग इन कर सकते हैं।',
  'rg.excluded.until': 'यह खाता {time} तक विराम पर है या स्वयं को बाहर कर चुका है।',
  'rg.excluded.over':
    'बाहर रहने की अवधि समाप्त हो गई है, पर खाता अपने आप नहीं खुलता। आप वापस आने का अनुरोध कर सकते हैं; 24 घंटे बाद लॉग इन कर सकेंगे।',
  'shell.limits': 'सीमाएँ और विराम',
  'rg.session.soon': 'आपकी सीमा के अनुसार आज खेलने के बचे मिनट: {count}।',
  'inbox.title': 'संदेश',
  'vip.title': 'VIP',
  'promo.title': 'प्रचार',
  'identities.title': 'लॉग इन के तरीके',
  'referral.title': 'मित्रों को बुलाएँ',
  'agent.center': 'एजेंट केंद्र',
  'shell.app': 'ऐप पाएँ',
  'shell.affiliates': 'सहभागी',
  'shell.help': 'सहायता',
  'shell.security': 'खाते की सुरक्षा',
} satisfies Partial<Record<keyof typeof vi, string>>
