import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': '您账户里的资金仍属于您。如需提款，请联系客服。',
  'status.denied.unknown': '未知',
  'status.denied.source': 'IP 所属国家数据：{source}',
  'shell.chunk.missing': '此页面无法加载，可能已有新版本。',
  'shell.chunk.timeout': '页面加载时间过长，请检查网络后重试。',
  'seamless.title': '一个钱包，畅玩所有游戏',
  'seamless.note': '在这些游戏商，您可直接使用余额游戏，无需先转账。',
  'seamless.none': '目前没有共用钱包的游戏商。',
} satisfies Record<keyof typeof vi, string>
