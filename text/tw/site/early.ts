import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': '此瀏覽器無法加密資料，請使用安全網址（https）開啟網站。',
  'trial.started': '您正在使用虛擬金試玩。',
  in_increase_submit: '立即註冊',
  'rg.excluded.forGood': '此帳戶已永久自我排除。',
  'rg.excluded.returnAt': '您已申請恢復，可於 {time} 起登入。',
  'rg.excluded.until': '此帳戶正在休息或已自我排除，直到 {time}。',
  'rg.excluded.over': '排除期限已結束，但帳戶不會自動開啟。您可以申請恢復，24 小時後即可登入。',
  'shell.limits': '限額與休息',
  'rg.session.soon': '依您的限額，今天還可遊玩 {count} 分鐘。',
  'inbox.title': '訊息',
  'vip.title': 'VIP',
  'promo.title': '優惠活動',
  'identities.title': '登入方式',
  'referral.title': '邀請好友',
  'agent.center': '代理中心',
  'shell.app': '下載應用程式',
  'shell.affiliates': '聯盟合作',
  'shell.help': '幫助',
  'shell.security': '帳戶安全',
} satisfies Partial<Record<keyof typeof vi, string>>
