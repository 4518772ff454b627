import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Hangi sayfaları açtığınızı sayabilir miyiz?',
  'analytics.body':
    'İzninizle {services}, {brand} sitesinde hangi sayfaların açıldığını sayar ve IP adresinizi ile tarayıcınızı görür. Kim olduğunuz, ne oynadığınız ve paranız asla iletilmez.',
  'analytics.accept': 'Kabul et',
  'analytics.refuse': 'Reddet',
  'analytics.privacy': 'Gizlilik',
  'analytics.accepted': 'Kabul ettiniz. İstediğiniz zaman geri alabilirsiniz; sayfa o zaman yeniden yüklenir.',
  'analytics.refused': 'Reddettiniz. Hiçbir şey sayılmaz.',
  'analytics.signal': 'Tarayıcınız izlenmemenizi istiyor; bu yüzden hiçbir şey sayılmaz.',
} as const satisfies Record<keyof typeof vi, string>
