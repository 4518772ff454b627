import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': '可以統計您開啟的頁面嗎？',
  'analytics.body':
    '經您同意，{services} 會統計 {brand} 的哪些頁面被開啟，並會看到您的 IP 位址和瀏覽器。您的身分、所玩的遊戲和資金絕不會被傳出。',
  'analytics.accept': '同意',
  'analytics.refuse': '拒絕',
  'analytics.privacy': '隱私',
  'analytics.accepted': '您已同意。您可以隨時撤回，撤回後頁面會重新載入。',
  'analytics.refused': '您已拒絕，不作任何統計。',
  'analytics.signal': '您的瀏覽器要求不被追蹤，因此不作任何統計。',
} as const satisfies Record<keyof typeof vi, string>
