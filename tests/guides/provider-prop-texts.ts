/** The purpose of each prop of the provider. A test compares the names with the props. */
export const PROVIDER_PROP_TEXTS: Readonly<Record<string, string>> = {
  transport: '怎样到达后端；调用时读取，换一个对象不会重新加载。换后端请换 `key`',
  auth: '谁在登录；调用时读取',
  scope:
    '登录人现在所在的城市：缓存与草稿按它分开，换城市会取消进行中的请求并重新加载。后端按登录人的城市回答，见[两个城市](../elements.md#两个城市)',
  locale: '语言包，如 `fangkit/locales/en` 的 `en`；缺省为中文',
  messages: '改写个别文字',
  appearance: '配色、密度与样式变量',
  portal: '浮层放在哪里；缺省时每个组件自带一处',
  rules: '`mobile`：手机号按规格（`specification`，缺省）还是按现行号段（`current`）判断',
  notify: '由宿主显示轻提示',
  confirm: '由宿主询问',
  onEvent: '页面上发生的一切；`type` 为过去式',
  onError: '所有失败，每个一次',
  fallback: '组件崩溃时显示什么；`null` 不显示',
  components: '替换加载、空、失败、无权限四种状态；`null` 去掉',
  sources: '字段的选项从哪里来',
  map: '地图服务；缺省为示意图',
  assets: 'pdf.js 的文件地址；打开时读取',
  live: '他人的修改是否自动出现，缺省为真；`notice: false` 时连接状态由宿主显示',
  now: '当前时刻（毫秒）；缺省为本机时钟',
  children: '页面',
}
