import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms': '{brand}: رمزك هو {code}، وصلاحيته بالدقائق: {minutes}. لا تُخبر به أحدًا، فموظفونا لن يطلبوه منك.',
  'sent.code.subject': '{code} هو رمزك في {brand}',
  'sent.code.mail':
    'رمزك هو {code}. مدة صلاحيته بالدقائق: {minutes}.\n\nلا تُخبر به أحدًا، فموظفونا لن يطلبوه منك. إذا لم تطلب رمزًا، فتجاهل هذه الرسالة.\n\n{brand}',
  'sent.reset.subject': 'تعيين كلمة مرور جديدة في {brand}',
  'sent.reset.mail':
    'مرحبًا {name}،\n\nطلب أحدهم كلمة مرور جديدة لحسابك. افتح هذا الرابط خلال 30 دقيقة:\n\n{link}\n\nيعمل الرابط مرة واحدة. لا تُعطه لأحد. إذا لم تكن أنت، فلا داعي لفعل شيء: تبقى كلمة مرورك كما هي.\n\n{brand}',
  'sent.confirm.subject': 'هل هذا بريدك الإلكتروني؟',
  'sent.confirm.mail':
    'مرحبًا {name}،\n\nفُتح حساب بهذا الاسم في {brand} ببريدك الإلكتروني. يُرجى إخبارنا هل هو لك:\n\n{link}\n\nإذا لم يكن لك، فيمكنك من الصفحة نفسها إزالة بريدك منه.\n\n{brand}',
  'sent.changed.password':
    '{brand}: تم تغيير كلمة مرور الحساب {name} وتسجيل الخروج من كل الأجهزة. إذا لم تكن أنت، فعيّن كلمة مرور جديدة الآن وتواصل مع خدمة العملاء.',
  'sent.changed.password.subject': 'تم تغيير كلمة مرورك في {brand}',
  'sent.changed.mobile': '{brand}: أصبح للحساب {name} رقم جوال آخر. إذا لم تكن أنت، فتواصل مع خدمة العملاء الآن.',
  'sent.changed.mobile.subject': 'تم تغيير رقم الجوال لحسابك في {brand}',
  'sent.changed.email': '{brand}: أصبح للحساب {name} بريد إلكتروني آخر. إذا لم تكن أنت، فتواصل مع خدمة العملاء الآن.',
  'sent.changed.email.subject': 'تم تغيير البريد الإلكتروني لحسابك في {brand}',
  'sent.window.waiting': 'في انتظار {name}…',
  'sent.window.unreachable':
    'يتعذّر الوصول إلى {name} من هذه الشبكة. حاول مرة أخرى، أو أغلق هذه النافذة وسجّل الدخول بطريقة أخرى.',
} satisfies Partial<Record<keyof typeof vi, string>>
