import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, Dialog, PhoneField, Stack, Tile, UiProvider, useToast } from '@yawmi/ui'
import { OtpInput } from '@yawmi/ui/otp-input'
const App = () => { const [open,setOpen]=useState(false); const [c,setC]=useState(''); const toast=useToast(); return <Stack gap="4" padding="4"><Button onClick={()=>setOpen(true)}>open</Button><Button variant="accent" onClick={()=>toast('تم','success')}>toast</Button><PhoneField label="رقم الهاتف" value={c} onValueChange={setC}/><Tile color="#20709A" name="خلفيات" description="x y z"/><Dialog open={open} onClose={()=>setOpen(false)} title="رمز التحقق"><OtpInput value={c.slice(0,4)} onValueChange={setC}/></Dialog></Stack> }
;(window as any).mount = (shadow: boolean) => {
  const host = document.querySelector('#slot')!
  let target: Element = host, container: HTMLElement|undefined
  if (shadow) { const sr = host.attachShadow({mode:'open'}); container = document.createElement('div'); target = document.createElement('div'); sr.append(container, target) }
  const root = createRoot(target); root.render(<UiProvider cacheKey="ywauth" nonce="abc" container={container} scope={shadow?'shadow':'document'}><App/></UiProvider>)
  return root
}
