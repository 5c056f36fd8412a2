/** Requests that leave out eggs, milk or nuts, each in a wording of its own, by what they must bar. */
export const WORDINGS: Readonly<Record<string, string>> = {
  egg: `
Doctor says eggs are off the menu for me from now on. I fancy pancakes
whats a good pancakes recipe for someone who cant go near eggs
my gran can't abide eggs. She does love pancakes though
The kids gag at the sight of eggs. pancakes for Tuesday?
eggs don't agree with me, so how would I make pancakes
in our religion eggs are forbidden. I'd like pancakes
pancakes – consultant has banned me from eggs after the last scan
school sent a letter home: absolutely zero eggs on site. Making pancakes for the cake sale
pancakes with everything except the eggs
leave eggs out of it, but otherwise a classic pancakes
pancakes, hold the eggs
pancakes but skip eggs, ta
my partner has an EpiPen because of eggs. what's a safe pancakes
anaphylaxis to eggs here!! pancakes recipe?
I carry an epipen for eggs and I'd love pancakes
pancakes. nothing with eggs in, my daughter reacts
my body just can't handle eggs anymore :( pancakes
pancakes for my boss, she said eggs are a no-go
eggs are a no no in this house. pancakes
mum told me she's stopped eating eggs, so how do I do pancakes for her
dad's off eggs until his results come back. pancakes for tonight
one of us is vegetarian-ish but fine, another can't tolerate eggs. pancakes?
Making pancakes for the in-laws. He's intolerant of eggs, she isn't fussy
i'm alergic too eggs wat pancakes can i make
alergy egg. pancakes
allergies: eggs. dish: pancakes
pancakes // egg allergy // 4 people
egg allergy in the family, what pancakes could we do
she has an allergy to eggs that's quite severe, and wants pancakes
Allergic reaction to eggs last month put me in hospital. I miss pancakes!
intollerant to eggs, want pancakes
pancakes plz, cnt eat eggs
dont put eggs in my pancakes
please do not add any eggs to the pancakes
I don't do eggs. pancakes?
pancakes. We don't touch eggs
I've never been able to stomach eggs. pancakes
I've given up eggs for Lent but still want pancakes
gave up eggs in January, is pancakes still possible?
I quit eggs two years ago and today I'm craving pancakes
trying to cut out eggs, got a pancakes for me?
we're cutting eggs out of our diet. pancakes please
my dietitian wants me to avoid eggs. pancakes idea?
been told to steer clear of eggs while I'm pregnant, fancy pancakes
pregnant and eggs are on the banned list. pancakes
the midwife said to stay off eggs. pancakes?
pancakes that someone avoiding eggs could eat
what could I swap for eggs in pancakes, I can't have them
is there a way to do pancakes minus the eggs
Could you do pancakes and ditch eggs?
pancakes, omit eggs
I'm making pancakes and would like it to have nothing to do with eggs
pancakes where eggs don't appear anywhere, not even a trace
not a trace of eggs please, pancakes
even traces of eggs are dangerous for him. pancakes
eggs could literally kill me. pancakes
eggs would kill my brother, he asked for pancakes for his birthday
eggs give me terrible heartburn. pancakes?
eggs make my husband ill. I'd like to cook him pancakes
eggs upset my tummy but pancakes is my favourite
eggs trigger my IBS. pancakes recipe
eggs disgust me. pancakes
I find eggs revolting, and I'm in the mood for pancakes
can't stand eggs. Can't. Show me pancakes
I loathe eggs with a passion, love pancakes though
not a fan of eggs, pancakes please
I'm not big on eggs. pancakes
not keen on eggs tbh, pancakes for two
I'm not really a egg person. pancakes recipe?
Anything but eggs! pancakes
whatever you do, don't use eggs. pancakes
pancakes and for the love of god keep eggs out
unless you fancy calling me an ambulance, eggs are out. pancakes
Turns out I have a problem with eggs. So how do I make pancakes
my wife's got issues with eggs, we want pancakes
I have a sensitivity to eggs; pancakes
egg sensitive. pancakes.
highly sensitive to eggs, looking for pancakes
tested positive for egg allergy. can I do pancakes
We're Jain so eggs are not allowed. pancakes
At the temple we are not permitted eggs. pancakes for the gathering
my mother in law is very religious and won't have eggs in the kitchen. pancakes
my faith prohibits eggs, could you suggest pancakes
for religious reasons we abstain from eggs. pancakes
culturally we just never eat eggs. pancakes
where I'm from eating eggs is taboo, but I'd like to try pancakes
pancakes for a colleague who for his own reasons refuses eggs
my toddler refuses eggs, give me pancakes
picky eater alert: won't eat eggs. pancakes
My neighbour said she couldn't eat my pancakes last time because of the eggs. Help me make it so she can
He told me "I can't eat eggs". So pancakes for him?
apparently eggs send her to hospital!! pancakes for the party
she says that eggs are poison to her. pancakes
eggs are my kryptonite, pancakes
I haven't been able to eat eggs since the operation. pancakes
since chemo he can't face eggs. pancakes
I have a phobia of eggs. pancakes
pancakes for a person deathly afraid of eggs
we've run out of eggs and the shop is shut, pancakes?
I haven't got any eggs in. pancakes
pancakes - eggs must not be in there
pancakes (eggs not allowed)
pancakes (can't have eggs)
pancakes [NO egg!!]
pancakes, zero eggs
pancakes made in such a way that a egg allergy sufferer can eat it
pancakes suitable for egg allergy sufferers
pancakes safe for people who can't digest eggs
could my egg-allergic niece eat pancakes? recipe please
my egg-hating boyfriend wants pancakes
egg intolerance sucks. pancakes?
can you do pancakes, our guest isn't able to eat eggs
would you believe it, three out of five of us can't eat eggs. pancakes?
Hiya, bit of an odd one, cooking pancakes for my book club on Friday and one lady rang to say she mustn't eat eggs, the other's fine with everything
I like eggs but I'm not allowed them any more. pancakes
el médico me ha quitado el huevo. Me apetece tortilla de patatas
en la guardería no dejan llevar nada que tenga huevo. Había pensado en tortilla de patatas
qué tortilla de patatas puedo hacer para alguien que no puede ni oler el huevo
tortilla de patatas pf, con el huevo me da migraña
tortilla de patatas. el huevo lejos de mi plato
mi abuela no puede ver el huevo ni en pintura, pero le encanta tortilla de patatas
cómo hago tortilla de patatas si a mi invitado le da urticaria el huevo
el huevo no me sienta bien, cómo haría tortilla de patatas
me sienta fatal el huevo. tortilla de patatas
el huevo me cae fatal, quiero tortilla de patatas
en mi religión está prohibido comer huevo. Quisiera tortilla de patatas
mi fe no permite el huevo; ¿una receta de tortilla de patatas?
el cole mandó una circular: prohibido traer huevo. Voy a hacer tortilla de patatas
tortilla de patatas con todo menos huevo
quítale el huevo a la receta de tortilla de patatas
tortilla de patatas pero quita el huevo
tortilla de patatas, sáltate el huevo
anafilaxia por huevo!! receta de tortilla de patatas
viene un amigo que reacciona mal al huevo, quiere tortilla de patatas
mi cuerpo ya no tolera el huevo :( tortilla de patatas
tortilla de patatas para mi jefa, me dijo que el huevo ni hablar
en esta casa el huevo no entra. tortilla de patatas
mi madre me contó que ha dejado el huevo, ¿cómo le hago tortilla de patatas?
papá tiene prohibido el huevo hasta que le den los resultados. tortilla de patatas
uno come de todo y la otra no tolera el huevo. ¿tortilla de patatas?
soy alerjico al huevo q tortilla de patatas puedo acer
alerjia al huevo. tortilla de patatas
alergias: huevo. plato: tortilla de patatas
tortilla de patatas // alergia huevo // 4 personas
tenemos un caso de alergia al huevo en la familia, ¿qué tortilla de patatas podríamos hacer?
ella tiene una alergia muy fuerte al huevo y quiere tortilla de patatas
el mes pasado una reacción alérgica al huevo me llevó al hospital. Echo de menos tortilla de patatas
intolerante al huevo, quiero tortilla de patatas
tortilla de patatas xfa, no pued comer huevo
no le pongas huevo a mi tortilla de patatas
por favor no añadas huevo, quiero tortilla de patatas
no le eches huevo. tortilla de patatas
tortilla de patatas y ni se te ocurra echarle huevo
yo el huevo ni probarlo. tortilla de patatas?
el huevo ni en broma. tortilla de patatas
el huevo ni de coña, tortilla de patatas
en la mesa nadie come huevo; ¿qué tal tortilla de patatas?
nunca he podido con el huevo. tortilla de patatas
he dejado el huevo por Cuaresma pero quiero tortilla de patatas
dejé el huevo en enero, ¿puedo hacer tortilla de patatas?
hace dos años que no pruebo el huevo y hoy se me antoja tortilla de patatas
estoy intentando eliminar el huevo, ¿tienes tortilla de patatas?
estamos quitando el huevo de la dieta. tortilla de patatas por favor
dieta de exclusión, semana dos: fuera el huevo. ¿Puedo comer tortilla de patatas?
la nutricionista quiere que evite el huevo. ¿tortilla de patatas?
estoy embarazada y el huevo me lo han prohibido, me apetece tortilla de patatas
embarazada, el huevo en la lista negra. tortilla de patatas
la matrona me dijo que nada de huevo. ¿tortilla de patatas?
tortilla de patatas apto para quien evita el huevo
por qué puedo cambiar el huevo en tortilla de patatas, que no puedo tomarlo
¿hay manera de hacer tortilla de patatas prescindiendo del huevo?
me gustaría tortilla de patatas prescindiendo de huevo
tortilla de patatas, omite el huevo
tortilla de patatas donde no aparezca el huevo por ningún lado
ni rastro de huevo por favor, tortilla de patatas
ni pizca de huevo. tortilla de patatas
el huevo me puede matar. tortilla de patatas
el huevo mataría a mi hermano, y pidió tortilla de patatas para su cumpleaños
el huevo me da ardor de estómago. ¿tortilla de patatas?
el huevo le pone malo a mi marido. Quiero hacerle tortilla de patatas
me pongo mala con el huevo pero mi plato favorito es tortilla de patatas
me hace daño el huevo. Quiero tortilla de patatas
el huevo me da asco. tortilla de patatas
no soporto el huevo. Dame tortilla de patatas
odio el huevo con toda mi alma, pero adoro tortilla de patatas
no soy muy fan del huevo, tortilla de patatas por favor
no me va el huevo, tortilla de patatas para dos
no me entra el huevo. ¿Receta de tortilla de patatas?
cualquier cosa menos huevo! tortilla de patatas
hagas lo que hagas no uses huevo. tortilla de patatas
tortilla de patatas y por el amor de dios deja fuera el huevo
si no quieres llamar a la ambulancia, olvídate del huevo. tortilla de patatas
resulta que tengo un problema con el huevo. ¿Cómo hago tortilla de patatas?
mi mujer tiene problemas con el huevo, queremos tortilla de patatas
tengo sensibilidad al huevo; tortilla de patatas
muy sensible al huevo, busco tortilla de patatas
el alergólogo me ha retirado el huevo de por vida. Mataría por tortilla de patatas
somos musulmanes y en casa el huevo está prohibido. tortilla de patatas
en el templo no se permite comer huevo. tortilla de patatas para la reunión
mi suegra es muy religiosa y no quiere huevo en la cocina. tortilla de patatas
por motivos religiosos nos abstenemos de huevo. tortilla de patatas
en mi cultura no se come el huevo. tortilla de patatas
de donde vengo comer huevo es tabú, pero quiero probar tortilla de patatas
tortilla de patatas para un compañero que por sus razones rechaza el huevo
mi peque se niega a comer huevo, dame tortilla de patatas
mi hijo es muy tiquismiquis y no quiere el huevo. tortilla de patatas
me dijo "no puedo comer huevo". ¿tortilla de patatas para él?
dice que el huevo es veneno para ella. tortilla de patatas
desde la operación no puedo tomar huevo. tortilla de patatas
desde la quimio no le entra el huevo. tortilla de patatas
le tengo fobia al huevo. tortilla de patatas
le tengo pánico al huevo. tortilla de patatas
se me ha acabado el huevo y está todo cerrado, ¿tortilla de patatas?
no tengo huevo en casa. tortilla de patatas
no me queda huevo. tortilla de patatas
tortilla de patatas - que no lleve huevo
tortilla de patatas que no tenga huevo
tortilla de patatas (huevo no)
tortilla de patatas (no puedo huevo)
tortilla de patatas, cero huevo
tortilla de patatas exento de huevo
tortilla de patatas apto para alérgicos al huevo
tortilla de patatas que pueda comer un alérgico al huevo
tortilla de patatas para gente que no digiere el huevo
¿puede mi sobrina alérgica al huevo comer tortilla de patatas? dame la receta
¿me haces tortilla de patatas? nuestra invitada tiene vetado el huevo
te lo puedes creer, tres de cinco no podemos comer huevo. ¿tortilla de patatas?
no quiero ver el huevo. tortilla de patatas
que no se cuele el huevo en tortilla de patatas
I love brownies but eggs is out of the question
I'd like to cook brownies. The only thing I can't eat is eggs.
brownies, the only thing I don't eat is eggs
I've recently become allergic to eggs and miss brownies
I break out when I eat eggs; brownies
eggs disgusts me, brownies
brownies -eggs
brownies and keep the eggs away
I can't have eggs and milk is also forbidden, brownies
she's allergic to eggs, he to milk, brownies
the thing I can't eat is eggs. brownies
what I can't eat is eggs, so brownies please
the one food I avoid is eggs. brownies
the only food I'm allergic to is eggs. brownies
no one in the family can eat eggs, brownies
eggs hurts my stomach. brownies
my throat closes up with eggs. brownies
if I eat eggs I get sick. brownies
if I eat eggs I end up in hospital. brownies
whenever I eat eggs I feel ill, brownies
I feel ill after eating eggs. brownies
I struggle with eggs; brownies
brownies, refrain from using eggs
I'm allergic to eggs. Same with milk. brownies
I'm allergic to eggs. milk too. brownies
I can't eat eggs. milk is also out. brownies
my wife is allergic to eggs and my son as well as my daughter to milk; brownies
two allergies here: eggs, milk. brownies
brownies wo eggs
brownies withouteggs
brownies anti eggs
Mi invitado tiene una alergia grave al huevo: brownies
brownies; el huevo me puede matar
¿cómo hago brownies si no puedo comer huevo?
brownies sn huevo
soy alérgico al huevo y tampoco puedo comer leche. brownies
soy alérgico al huevo. Tampoco me gusta la leche. brownies
como no puedo comer huevo, ¿cómo sería brownies?
si no puedo tomar huevo, ¿qué brownies hago?
quiero brownies; lo único que no puedo comer es huevo
lo único que no como es huevo. brownies
brownies que no esté hecho con huevo
brownies ausente de huevo
Tengo una alergia muy grave al huevo, brownies
el huevo me da reacción. brownies
el huevo me da dolor de barriga. brownies
el huevo no me sienta bien: brownies
me pongo malo con el huevo. brownies
me pongo enferma si como huevo; brownies
a nadie en casa le gusta el huevo: brownies
restricciones: huevo. brownies
soy alérgica al huevo, también a la leche. brownies
porque no puedo comer huevo necesito brownies
¿qué brownies puedo hacer si no como huevo?
¿cómo hago brownies si no tengo huevo?
¿cómo hago brownies si no me gusta el huevo?
¿cómo hago brownies si no uso huevo?
¿puedo hacer brownies si no tengo huevo?
¿se puede comer brownies si no toleras el huevo?
si tienes alergia al huevo, ¿cómo haces brownies?
si uno es intolerante al huevo, ¿qué brownies hace?
lo que no puedo comer es huevo. brownies
el único alimento que no puedo comer es huevo. brownies
mi única alergia es el huevo. brownies
nadie en casa come huevo: brownies
no me hace gracia el huevo, brownies
no soy muy de huevo. brownies
tengo un problema con el huevo. brownies
tengo problemas con el huevo, brownies
el huevo me hace mal, brownies
el huevo me da migraña. brownies
el huevo me da acidez. brownies
el huevo me da gases, brownies
el huevo no puedo comerlo, brownies
el huevo lo tengo prohibido. brownies
si como huevo me pongo mal. brownies
si como huevo acabo en urgencias; brownies
cuando como huevo me salen ronchas. brownies
me cae pesado el huevo: brownies
brownies que no se haga con huevo
brownies que prescinda de huevo
brownies remplaza el huevo
¿con qué sustituyo el huevo en brownies?
brownies zin huevo
brownies sim huevo
mi madre no come huevo, mi padre leche: brownies
lasagne, he has given up eggs
I've given up eggs: lasagne
lasagne, I have given up eggs
lasagne where nothing has egg in it
lasagne where nothing has any kind of eggs in it
lasagne, nothing contains egg
lasagne, they no longer eat eggs
lasagne, he no longer eats eggs
lasagne with out eggs
lasagne, eggs: no
lasagne; eggs: none
lasagne, my throat swells up when I eat eggs
lasagne, I break out in a rash from eggs
lasagne, eggs set off my migraines
lasagne, my friend carries an epipen for eggs
lasagne with the exception of eggs
lasagne, get rid of the eggs
lasagne, do away with the eggs
lasagne, pass on the eggs
lasagne, spare me the eggs
lasagne when you're out of eggs
lasagne, we quit eggs last year
lasagne, eggs are haram for us
lasagne, be careful with eggs
lasagne, beware of eggs
lasagne, watch out for eggs
lasagne, nae eggs
lasagne, dosent contain eggs
lasagne, noegg
lasagne that lacks egg
lasagne, eggs are poison to him
lasagne, eggs give me hives
lasagne, we had to cut eggs from our diet
lasagne, I've cut eggs out of my diet
lasagne, eggs don't sit well with me
lasagne, eggs are not my friend
lasagne, keep it egg free
lasagne, egg is a trigger for her
lasagne, cannot tolerate even traces of egg
lasagne, shouldn't be having eggs
lasagne without milk (or eggs)
lasagne, no milk (and eggs)
lasagne, allergic to milk (and eggs)
lasagne, allergies: milk; eggs; nuts
lasagne without milk; eggs
lasagne without: milk; eggs
lasagne, allergies - milk - eggs
lasagne without milk • eggs
lasagne, no milk; eggs too
lasagne. No milk. Eggs neither.
lasagne, an allergy to milk and another to eggs
lasagne, allergic to milk, as is my son to eggs
lasagne without both milk and eggs
lasagne, neither milk nor eggs
lasagne, not milk and not eggs
lasagne without milk, without eggs
lasagne, allergens to avoid are milk, nuts, and also eggs
lasaña, me hincho con el huevo
lasaña, se me hincha la garganta con el huevo
lasaña, el huevo me da urticaria
lasaña, me da urticaria el huevo
lasaña, me mata el huevo
lasaña, me repugna el huevo
lasaña, alérjico al huevo
lasaña, soy alérjica a los huevos
lasaña, ojo con el huevo
lasaña, cuidado con el huevo
lasaña con ausencia total de huevo
lasaña que carezca de huevo
lasaña, olvida el huevo
lasaña, olvídate del huevo
lasaña, ahórrate el huevo
lasaña, sáltate el huevo
lasaña, salta el huevo
lasaña, aparta el huevo
lasaña, deja el huevo aparte
lasaña, huyo del huevo
lasaña, renuncio al huevo
lasaña, he quitado el huevo de mi dieta
lasaña, se acabó el huevo
lasaña, no está permitido el huevo
lasaña, le prohibieron el huevo
lasaña, el huevo: no
lasaña, dejé el huevo hace un año
lasaña, me sientan mal estas cosas: huevo
lasaña sin leche (o huevo)
lasaña sin leche (y huevo)
lasaña, alérgico a la leche (y al huevo)
lasaña, alergias: leche; huevo
lasaña sin: leche; huevo; nueces
lasaña sin leche - huevo
lasaña, alergia tanto a la leche como al huevo
lasaña, evitar tanto la leche como el huevo
lasaña, ni leche ni tampoco huevo
lasaña, sin leche, tampoco huevo
lasaña, nada de leche y menos huevo
lasaña, el huevo ni olerlo
lasaña, con el huevo lo paso mal
lasaña, el huevo me produce alergia
lasaña, hace tiempo que no como huevo
lasaña, ya no comemos huevo
lasaña, vetado el huevo
lasaña, excluye el huevo
lasaña, elimina el huevo por favor
lasaña, evítame el huevo
lasaña, el huevo no entra en casa
lasaña, tolerancia cero al huevo
lasaña, choque anafiláctico por huevo
lasagne that is egg free
lasagne but without eggs in it
lasagne, my toddler cannot have eggs
no trace of eggs in lasagne
lasagne. Important: egg allergy.
lasagne for my egg-intolerant mum
lasagne, we must avoid all eggs
lasagne, avoid any traces of eggs
lasagne, excludes eggs
lasagne, eggs excluded
lasagne, not a big fan of eggs
lasagne, I'd rather not have eggs
lasagne, I would prefer no eggs
lasagne, please leave eggs out
lasagne, without eggs if possible
lasagne, my wife can't digest eggs
lasagne safe for egg allergy
lasagne for people allergic to eggs and strawberries
lasagne, I've got a egg allergy
lasagne, she's got an intolerance to eggs
lasagne, eggs bother my stomach
lasagne where eggs are not used
lasagne, do not include eggs
lasagne, don't include any eggs
lasagne in which there is no eggs
lasagne, must be egg free
lasagne, must be free of eggs
lasagne, should be egg-free please
make me lasagne with no eggs, thanks
lasagne, kids won't eat eggs
lasagne, kid who refuses eggs
lasagne, allergic: eggs
lasagne, not able to eat eggs
lasagne, unable to have eggs
lasagne, forbidden: eggs
lasagne, no eggs allowed
lasagne, eggs not wanted
lasagne, I despise eggs
lasagne, eggs? no thanks
lasagne, cut the eggs
lasagne, forget the eggs
lasagne, I am avoiding eggs for now
lasagne, doctor told me to stay off eggs
lasagne, the recipe can't have eggs
lasaña pero sin huevo
lasaña sin huevo, por favor
lasaña, que mi hija es alérgica al huevo
lasaña, ojo, alergia al huevo
lasaña, sin una pizca de huevo
lasaña donde no haya huevo
lasaña, el niño es intolerante al huevo
lasaña, la abuela no puede tomar huevo
lasaña, en casa no comemos huevo
lasaña, a los niños no les gusta el huevo
lasaña, no soportan el huevo
lasaña, no aguanto el huevo
lasaña, tengo que evitar el huevo
lasaña, debo evitar huevo
lasaña, el médico me ha prohibido el huevo
lasaña, alérgenos: huevo
lasaña, que no tenga ni huevo ni marisco
lasaña, no pueden llevar huevo
lasaña, nada que lleve huevo
lasaña, quiero que no lleve huevo
lasaña sin huevo añadido
lasaña sin rastro de huevo
lasaña, reacciona mal al huevo
lasaña, el huevo nos sienta fatal
lasaña, huevo prohibido
lasaña, huevo no puedo
lasaña, me han quitado el huevo
lasaña, he dejado el huevo
lasaña, paso de huevo
lasaña, por alergia no puedo comer huevo
lasaña que no incluya huevo
lasaña que excluya el huevo
lasaña, todo excepto huevo
lasaña, con lo que sea menos huevo
lasaña, no añadas huevo
lasaña, sin usar nada de huevo
lasaña apto para intolerantes al huevo
lasaña para gente alérgica al huevo
lasaña, es huevo-alérgico
lasaña huevo free
pancakes, but my daughter is allergic to eggs
allergic to eggs - pancakes
Pancakes. Allergic to eggs!
pancakes (no eggs)
pancakes (egg-free)
pancakes [no egg]
eggs are a no-no, pancakes
we can not eat eggs. pancakes
pancakes for people that don't eat eggs
pancakes that do not have eggs in them
pancakes that do not need eggs
pancakes with absolutely no eggs
pancakes without the eggs
pancakes without having to use eggs
pancakes without adding eggs
pancakes made with no egg whatsoever
no-egg pancakes
non-egg pancakes
pancakes eggless
egg less pancakes
egg-less pancakes
eggfree pancakes
pancakes zero egg
pancakes 0 eggs
pancakes, keep eggs out
keep the eggs out of my pancakes
pancakes, eggs excluded
pancakes; exclude: eggs
pancakes; avoid: eggs, nuts
must avoid eggs; pancakes
Avoiding eggs at the moment, pancakes
trying to avoid eggs, pancakes
pancakes, I react badly to eggs
pancakes, my son reacts to eggs
pancakes, severe anaphylaxis to eggs
egg anaphylaxis, pancakes
my egg allergic kid wants pancakes
pancakes for an egg-intolerant friend
pancakes for someone who is intolerant of eggs
pancakes for someone with an intolerance for eggs
pancakes, eggs upset my stomach
eggs don't agree with me, pancakes
pancakes, can't do eggs
pancakes, I don't do eggs
pancakes, not allowed eggs
pancakes, my kid isn't allowed to eat eggs
pancakes, not allowed any eggs
pancakes, eggs not allowed
pancakes, eggs are not allowed
pancakes, please no eggs
pancakes, definitely no eggs
pancakes never with eggs
pancakes not with eggs
pancakes with milk but not eggs
pancakes with milk but no eggs
pancakes with milk and no eggs
pancakes, everything except the eggs
pancakes, all but the eggs
pancakes apart from eggs
pancakes free-from eggs
I hate eggs. pancakes
she really hates eggs, pancakes
he really doesn't like eggs at all, pancakes
my kids do not like any eggs, pancakes
my kids never eat eggs, pancakes
my kids refuse to eat eggs, pancakes
I've gone off eggs, pancakes
I gave up eggs, pancakes
I've stopped eating eggs, pancakes
I'm giving up eggs for lent, pancakes
pancakes, can't be near eggs
pancakes can't contain eggs
pancakes can't have eggs in
pancakes shouldn't include egg
pancakes won't contain egg
pancakes cannot include eggs
pancakes lacking eggs
pancakes with eggs left out
pancakes with eggs removed
pancakes with the eggs taken out
pancakes minus: eggs
pancakes sans egg
pancakes, dont use eggs
pancakes, dont want eggs
I don't want any eggs in my pancakes
I don't have eggs. pancakes
we've got no eggs, pancakes
haven't got any eggs, pancakes
there are no eggs, pancakes
ran out of eggs pancakes
we're out of eggs, pancakes
all out of eggs, pancakes
pancakes using a substitute for eggs
pancakes using an egg substitute
pancakes with egg replacer
pancakes swap the eggs for something else
pancakes using banana rather than eggs
pancakes using banana in place of eggs
egg alternative pancakes
pancakes alternative to egg
dietary requirements: no egg. pancakes
diet: egg free; dish: pancakes
allergens: egg; pancakes
allergy: egg | dish: pancakes
pancakes, egg allergy!!!
PANCAKES NO EGGS
pancakes no eggs no milk no nuts
pancakes egg dairy nut free
egg, dairy, nut-free pancakes
egg-free dairy-free pancakes
I eat neither eggs nor milk, pancakes
friend who's allergic to both eggs and milk, pancakes
i am alergic to eggs, pancakes
pancakes witout eggs
pancakes wihtout egg
no 🥚 eggs pancakes
pancakes where I can leave out the eggs
can I make pancakes without eggs
how do I make pancakes if I can't eat eggs?
what pancakes can I make for somebody that can't eat eggs?
pancakes suitable for an egg allergy
pancakes safe for egg allergies
pancakes safe for people with egg allergy
egg allergy friendly pancakes
egg-allergy-safe pancakes
pancakes for the egg intolerant
my boyfriend gets sick from eggs, pancakes
eggs give my son a rash, pancakes
eggs could kill him, pancakes
pancakes, eggs make me sick
eggs trigger my migraine, pancakes
pancakes, I'm sensitive to eggs
pancakes, egg sensitivity
pancakes, has trouble digesting eggs
pancakes, has a problem with eggs
pancakes, eggs are off limits
pancakes, off eggs
pancakes, she's off eggs right now
pancakes but hold the egg
pancakes, ditch the eggs
pancakes, lose the eggs
pancakes, skip eggs
pancakes skipping the eggs
pancakes omit egg
pancakes, nothing that contains eggs
pancakes, nix the eggs
nobody eats eggs here, pancakes
none of us eat eggs, pancakes
vegan pancakes
tortitas pero sin huevo
tortitas sin huevos por favor
tortitas que no tengan huevo
tortitas que no llevan huevo
tortitas para un niño alérgico al huevo
mi niño tiene alergia al huevo, tortitas
mi niño es alergico al huevo: tortitas
tortitas para una persona con alergia a los huevos
tortitas, alérgica huevo
tortitas, alergia huevo
alergia: huevo y leche. tortitas
ni huevo ni leche, tortitas
tortitas, no se puede usar huevo
tortitas, el niño no toma huevo
tortitas, el niño no puede tomar huevo
tortitas, no le gustan nada los huevos
tortitas, los huevos no le gustan
tortitas, los huevos no los puede comer
tortitas, el huevo me da asco
tortitas, el huevo me cae mal
tortitas, me hace daño el huevo
tortitas, me sienta mal el huevo
tortitas, no me sienta bien el huevo
tortitas, odio el huevo
tortitas, odia los huevos
tortitas evitando el huevo
tortitas, evita el huevo
tortitas con leche pero sin huevo
tortitas con leche y sin huevo
tortitas, quita el huevo
tortitas quitando el huevo
tortitas, prescinde del huevo
tortitas prescindiendo del huevo
tortitas usando plátano en lugar de huevo
tortitas sustituyendo el huevo por plátano
tortitas con sustituto de huevo
tortitas, se nos han acabado los huevos
tortitas, no me quedan huevos
tortitas, no tenemos huevos
tortitas, me he quedado sin huevos
tortitas, nos faltan huevos
tortitas veganas
tortitas, todo menos huevo
tortitas excepto huevo
tortitas a excepción del huevo
tortitas, aparte del huevo
tortitas, jamás huevo
tortitas, nunca con huevo
tortitas, nada que contenga huevo
tortitas, nada con huevo
tortitas, prohibido el huevo
tortitas, tiene prohibidos los huevos
tortitas, huevo prohibido
tortitas, fuera el huevo
tortitas, el huevo fuera
tortitas, cero huevo
tortitas libres de huevo
tortitas, exentas de huevo
tortitas, que no haya huevo
tortitas no huevo
tortitas sin ningún huevo
tortitas sin nada de huevo
tortitas sin trazas de huevo
tortitas sin derivados del huevo
tortitas aptas para alérgicos al huevo
tortitas para alguien que no come huevos
tortitas para alguien que no puede comer huevos
tortitas para alguien que no tolera el huevo
tortitas, intolerante al huevo
tortitas, intolerancia al huevo
tortitas, es intolerante al huevo y a la leche
tortitas, no quiero que lleve huevo
tortitas, no echar huevo
tortitas, no pongas huevo
tortitas, no uses huevos
tortitas, ojo: alergia al huevo
¿tortitas sin huevo?
dejar el huevo fuera, tortitas
tortitas donde no haya huevo`,
  milk: `
pancakes no eggs no milk no nuts
pancakes egg dairy nut free
no eggs dairy nuts pancakes
egg/dairy/nut free pancakes
egg-free and dairy-free pancakes
neither eggs nor milk please, pancakes
without eggs and also without milk, pancakes
allergic to eggs and to milk, pancakes
allergic to eggs, and also milk. pancakes
doesn't eat eggs or drink milk, pancakes
can't have eggs, can't have milk either, pancakes
my son is allergic to eggs and my wife to milk, pancakes
one guest can't eat eggs, the other can't eat milk: pancakes
allergic to eggs. and milk. pancakes
alergia: huevo y leche. tortitas
alérgico al huevo y también a la leche, tortitas
ni huevo ni leche, tortitas
tortitas sin huevo, sin leche y sin gluten
tortitas sin huevo, leche o gluten
tortitas sin huevo/leche
tortitas sin huevo, leche, gluten
tortitas, es intolerante al huevo y a la leche`,
  nuts: `
pancakes no eggs no milk no nuts
cake without walnuts, almonds or any other nuts`,
};
