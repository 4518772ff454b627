import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': '该账户已永久自我排除。',
  'rg.excluded.returnAt': '您已申请恢复，可从 {time} 起登录。',
  'rg.excluded.until': '该账户正在休息或自我排除，至 {time} 为止。',
  'rg.excluded.over': '自我排除期已满，但账户不会自动开启。您可以申请恢复，24 小时后即可登录。',
  'shell.limits': '限额与休息',
  'rg.session.soon': '根据您的限额，今天还剩 {count, plural, other {# 分钟}}。',
  'inbox.title': '消息',
  'vip.title': 'VIP',
  'promo.title': '优惠活动',
  'identities.title': '登录方式',
  'referral.title': '邀请好友',
  'agent.center': '代理中心',
  'shell.app': '下载应用',
  'shell.affiliates': '合作伙伴',
  'shell.help': '帮助',
  'shell.security': '账户安全',
  'login.cryptoFailed': '此浏览器无法加密数据，请使用安全网址（https）打开本站。',
  'trial.started': '您正在使用虚拟资金试玩。',
  in_increase_submit: '立即注册',
} as const satisfies Record<keyof typeof vi, string>
