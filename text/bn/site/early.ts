import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'এই ব্রাউজার ডেটা এনক্রিপ্ট করতে পারে না। অনুগ্রহ করে সাইটটি নিরাপদ ঠিকানায় (https) খুলুন।',
  'trial.started': 'আপনি ফ্রি প্লেতে আছেন, ভার্চুয়াল টাকায় খেলছেন।',
  in_increase_submit: 'এখনই নিবন্ধন',
  'rg.excluded.forGood': 'এই অ্যাকাউন্ট নিজেকে চিরতরে বাদ দিয়েছে।',
  'rg.excluded.returnAt': 'আপনি ফিরতে চেয়েছেন। {time} থেকে লগ ইন করতে পারবেন।',
  'rg.excluded.until': 'এই অ্যাকাউন্ট {time} পর্যন্ত বিরতিতে আছে বা নিজেকে বাদ দিয়েছে।',
  'rg.excluded.over':
    'বাদ থাকার মেয়াদ শেষ, তবে অ্যাকাউন্ট নিজে থেকে খোলে না। আপনি ফিরতে চাইতে পারেন; ২৪ ঘণ্টা পরে লগ ইন করতে পারবেন।',
  'shell.limits': 'সীমা ও বিরতি',
  'rg.session.soon': 'আপনার সীমা অনুযায়ী আজ খেলার বাকি মিনিট: {count}।',
  'inbox.title': 'বার্তা',
  'vip.title': 'VIP',
  'promo.title': 'প্রচার',
  'identities.title': 'লগ ইনের উপায়',
  'referral.title': 'বন্ধুদের আমন্ত্রণ',
  'agent.center': 'এজেন্ট কেন্দ্র',
  'shell.app': 'অ্যাপ নিন',
  'shell.affiliates': 'সহযোগী',
  'shell.help': 'সহায়তা',
  'shell.security': 'অ্যাকাউন্টের নিরাপত্তা',
} satisfies Partial<Record<keyof typeof vi, string>>
