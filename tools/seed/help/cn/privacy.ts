import type { TranslatedText } from '../translation.ts'

export const privacy: TranslatedText = {
  title: '隐私',
  content: `<p>本页说明 {brand} 保存您的哪些信息、作何用途、保存多久。</p>
<h2>我们保存什么</h2>
<table><thead><tr><th scope="col">内容</th><th scope="col">用途</th><th scope="col">期限</th></tr></thead><tbody>
<tr><td>用户名、密码的哈希值、您注册时填写的资料</td><td>供您登录和使用账户</td><td>账户关闭 30 天后删除</td></tr>
<tr><td>登录记录：时间、网络地址、设备</td><td>让您看到谁登录过，并防止有人猜测密码</td><td>最长五年，或至账户数据删除为止</td></tr>
<tr><td>每一局和每一笔资金变动</td><td>用于验证和核对</td><td>至少五年</td></tr>
<tr><td>您的限额和休息</td><td>用于执行</td><td>五年</td></tr>
<tr><td>您写给我们的内容及所附图片</td><td>用于答复</td><td>五年</td></tr>
<tr><td>身份证件</td><td>按反洗钱规定核实身份</td><td>账户关闭后五年</td></tr>
<tr><td>聊天消息</td><td>为您提供帮助</td><td>90 天</td></tr>
</tbody></table>
<h2>我们不做什么</h2>
<ul><li>我们不出售您的数据，也不为广告而共享。</li><li>未经您同意，我们不使用任何第三方统计或跟踪工具；您可以随时撤回同意。</li><li>您发送的图片会重新绘制：拍摄地点和相机信息不会保存。</li></ul>
<h2>在您的浏览器中</h2>
<p>一个用于会话的 cookie，页面中的代码无法读取；语言、主题，以及您要求记住的用户名（24 小时）。绝不保存密码。</p>
<h2>您的权利</h2>
<p>您可以查看、更正自己的数据，获取副本或要求删除，但法律规定必须保存的除外。请<a href="/help/feedback?category=ACCOUNT">写信给我们</a>。</p>`,
}
