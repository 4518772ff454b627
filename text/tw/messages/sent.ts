import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms': '【{brand}】您的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴任何人，我們的人員不會向您索取。',
  'sent.code.subject': '{code} 是您的 {brand} 驗證碼',
  'sent.code.mail':
    '您的驗證碼是 {code}，{minutes} 分鐘內有效。\n\n請勿告訴任何人，我們的人員不會向您索取。如果您沒有申請驗證碼，請忽略此郵件。\n\n{brand}',
  'sent.reset.subject': '設定新的 {brand} 密碼',
  'sent.reset.mail':
    '{name}，您好：\n\n有人為您的帳戶申請了新密碼。請在 30 分鐘內開啟此連結：\n\n{link}\n\n連結僅可使用一次，請勿轉寄。如果不是您本人，無須理會，密碼維持不變。\n\n{brand}',
  'sent.confirm.subject': '這是您的電子郵件嗎？',
  'sent.confirm.mail':
    '{name}，您好：\n\n有人以您的電子郵件開立了此名稱的 {brand} 帳戶。請告訴我們這是否屬於您：\n\n{link}\n\n如果不是，您也可以在該頁面將電子郵件從帳戶移除。\n\n{brand}',
  'sent.changed.password':
    '【{brand}】帳戶 {name} 的密碼已變更，所有裝置均已登出。如果不是您本人，請立即設定新密碼並聯絡客服。',
  'sent.changed.password.subject': '您的 {brand} 密碼已變更',
  'sent.changed.mobile': '【{brand}】帳戶 {name} 的手機號碼已更換。如果不是您本人，請立即聯絡客服。',
  'sent.changed.mobile.subject': '您的 {brand} 帳戶手機號碼已變更',
  'sent.changed.email': '【{brand}】帳戶 {name} 的電子郵件已更換。如果不是您本人，請立即聯絡客服。',
  'sent.changed.email.subject': '您的 {brand} 帳戶電子郵件已變更',
  'sent.window.waiting': '正在等待 {name}…',
  'sent.window.unreachable': '目前的網路無法連上 {name}。請重試，或關閉此視窗並改用其他方式登入。',
} satisfies Partial<Record<keyof typeof vi, string>>
