/**
 * Runs before anything of the shell is there. The person's own choice of light or dark goes on the root element, before
 * the first paint; what is pressed or sent in a page that was drawn ahead is remembered for the shell, which does it
 * once it has taken the page over (shell/src/lib/first-interaction.ts). A form that nobody listens to yet must not leave the page.
 */
export const EARLY_SCRIPT = `(function(d,w){
try{var t=localStorage.getItem('yawmi-theme');if(t==='dark'||t==='light')d.documentElement.dataset.theme=t}catch(e){}
var k=w.yawmiEarly={};
k.click=function(e){var b=e.target.closest&&e.target.closest('#root button[type=button]');if(b&&!k.stopped)k.target=b};
k.submit=function(e){e.preventDefault();if(!k.stopped)k.target=e.target};
d.addEventListener('click',k.click,true);d.addEventListener('submit',k.submit,true)
})(document,window)`
  .split('\n')
  .join('')

/**
 * Writes who is here on the root element, for the frame and the prerendered pages, which stand until the shell comes:
 * a subscriber, a free visitor, or nobody. The same keys say so in shared/session. The shell keeps it up to date
 * (shell/src/app/session-effects.tsx).
 */
export const VISITOR_SCRIPT = `;(function(d){
try{var s=localStorage;
d.visitor=s.token||s.accessToken?'subscriber':s.isFreeVisitor==='true'&&s.freeToken?'free':'nobody'}catch(e){}
})(document.documentElement.dataset)`
  .split('\n')
  .join('')
