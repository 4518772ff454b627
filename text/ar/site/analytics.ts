import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'هل تسمح لنا بعدّ الصفحات التي تفتحها؟',
  'analytics.body':
    'بموافقتك، تعدّ {services} صفحات {brand} التي تُفتح، وترى عنوان IP الخاص بك ومتصفحك. أما هويتك وما تلعبه وأموالك فلا تُنقل أبدًا.',
  'analytics.accept': 'موافق',
  'analytics.refuse': 'رفض',
  'analytics.privacy': 'الخصوصية',
  'analytics.accepted': 'لقد وافقت. يمكنك سحب موافقتك في أي وقت، وعندها يُعاد تحميل الصفحة.',
  'analytics.refused': 'لقد رفضت. لا يُعدّ أي شيء.',
  'analytics.signal': 'يطلب متصفحك عدم تتبعك، لذلك لا يُعدّ أي شيء.',
} as const satisfies Record<keyof typeof vi, string>
