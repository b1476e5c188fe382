/** Texts of 登录与安全. */
export const accountMessages = {
  about: '只有您自己看得到这一页。',
  sessions: {
    title: '我的登录',
    total: (count: number) => `${count} 处`,
    current: '本次登录',
    unknown: '未知设备',
    network: (address: string) => `网络 ${address}`,
    started: (time: string) => `${time} 登录`,
    used: (ago: string) => `最近使用 ${ago}`,
    end: '结束',
    endOf: (device: string, time: string) => `结束 ${device}（${time} 登录）`,
    ended: (device: string) => `${device} 上的登录已结束`,
    endOthers: '结束其他登录',
    only: '您只在这里登录。',
    ask: '结束其他各处的登录？',
    askText: '那里打开的页面立即回到登录页。没有保存的内容留在那台设备的草稿里。',
    cancel: '取消',
    endedOthers: (count: number) => (count === 0 ? '其他登录已经结束' : `已结束 ${count} 处登录`),
    suspicious: '有不是您的登录？结束它，然后修改密码。',
  },
  password: {
    title: '密码',
    text: '密码被别人知道，或在别处也用过时，请修改；修改后其他各处的登录都会结束。没有泄露的密码不需要定期更换。',
    change: '修改密码',
  },
} as const
