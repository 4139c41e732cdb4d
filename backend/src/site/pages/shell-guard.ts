import { jsonInScript } from '../../lib/html'
import { ar } from '../copy/ar'

/**
 * Says so where one of the page's own scripts does not come, or is refused because it is not what was built: nothing else
 * runs then that could. In the place of the frame, or above a prerendered page, which can be read all the same. The button
 * has the browser ask anew for what it may have kept. Colours are the box's own: the page's styles come with its scripts.
 */
const GUARD = `(function(d,isDrawn,text,again){
d.addEventListener('error',function(e){
var s=e.target,n=d.createElement('div'),b=d.createElement('button'),r=d.getElementById('root');
if(s.tagName!=='SCRIPT'||!s.defer||k)return;
k=1;n.setAttribute('role','alert');n.textContent=text;b.type='button';b.textContent=again;
n.style.cssText='max-width:min(24rem,calc(100% - 5rem));margin:2rem auto;padding:1.5rem;border-radius:1rem;background:#fff;color:#1b2430;font:1rem/1.8 system-ui,sans-serif;text-align:center';
b.style.cssText='display:block;min-height:44px;margin:1rem auto 0;padding:0 1.5rem;border:1px solid;border-radius:.75rem;background:none;color:inherit;font:inherit';
b.onclick=function(){
var f=function(){location.reload()};b.disabled=true;
fetch(s.src,{cache:'reload',integrity:s.integrity}).then(f,f)};
n.append(b);isDrawn?d.body.prepend(n):r.replaceChildren(n)
},true);var k
})`
  .split('\n')
  .join('')

/** @param isDrawn whether the page's content stands in it already */
export const shellGuard = (isDrawn: boolean): string =>
  `;${GUARD}(document,${isDrawn ? 1 : 0},${jsonInScript(ar.shellFailed)},${jsonInScript(ar.unavailable.retry)})`
