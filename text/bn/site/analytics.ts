import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'আপনি কোন পাতা খোলেন তা কি আমরা গুনতে পারি?',
  'analytics.body':
    'আপনার সম্মতিতে {services} গোনে {brand}-এর কোন পাতাগুলো খোলা হয়, এবং আপনার IP ঠিকানা ও ব্রাউজার দেখে। আপনি কে, কী খেলেন এবং আপনার টাকার কথা কখনও পাঠানো হয় না।',
  'analytics.accept': 'সম্মতি দিন',
  'analytics.refuse': 'প্রত্যাখ্যান করুন',
  'analytics.privacy': 'গোপনীয়তা',
  'analytics.accepted': 'আপনি সম্মতি দিয়েছেন। যেকোনো সময় তুলে নিতে পারেন; তখন পাতাটি আবার লোড হবে।',
  'analytics.refused': 'আপনি প্রত্যাখ্যান করেছেন। কিছুই গোনা হয় না।',
  'analytics.signal': 'আপনার ব্রাউজার অনুসরণ না করতে বলেছে, তাই কিছুই গোনা হয় না।',
} as const satisfies Record<keyof typeof vi, string>
