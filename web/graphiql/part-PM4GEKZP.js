/* Written by npm run graphiql. Inputs: 6fe90dfeb0d7caf1e3876e2dec7f6c9d4d5337e1dd5b43e55fda3b8797f7f60a */
function i(l,o){let e=[],t=l;for(;t?.kind;)e.push(t),t=t.prevState;for(let a=e.length-1;a>=0;a--)o(e[a])}export{i as a};
