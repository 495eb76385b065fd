/* Written by npm run graphiql. Inputs: c5a1a0cb7e317855227c40327a8d1bb108193906a6a9f90b777e850f757ba4dc */
function i(l,o){let e=[],t=l;for(;t?.kind;)e.push(t),t=t.prevState;for(let a=e.length-1;a>=0;a--)o(e[a])}export{i as a};
