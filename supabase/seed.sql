-- Demo accounts and contents of the embedded backend; never push this to a hosted project. The backend runs this file as role
-- postgres, and again after each change of it. So each statement must also work when its rows exist already.
-- supabase/local/demo-accounts.ts lists these accounts for tests and for the start message.

-- Six demo accounts, then colleagues with random passwords. The roles have the counts of the specification: one super admin, two
-- admins, five editors, three moderators.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  '00000000-0000-0000-0000-000000000000', demo.id, 'authenticated', 'authenticated', demo.email,
  extensions.crypt(
    case when demo.email like '%@demo.obouo.example' then 'Demo-Obouo-2026' else gen_random_uuid()::text end, extensions.gen_salt('bf')
  ), now() - demo.age,
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('first_name', demo.first_name, 'last_name', demo.last_name),
  now() - demo.age, now() - demo.age, '', '', '', ''
from (
  values
    ('d0000000-0000-4000-8000-000000000001'::uuid, 'super.admin@demo.obouo.example', 'Aïssatou', 'Diallo', interval '210 days'),
    ('d0000000-0000-4000-8000-000000000002', 'admin@demo.obouo.example', 'Kwame', 'Mensah', interval '180 days'),
    ('d0000000-0000-4000-8000-000000000003', 'editor@demo.obouo.example', 'Fatou', 'Ndiaye', interval '120 days'),
    ('d0000000-0000-4000-8000-000000000004', 'contributor@demo.obouo.example', 'Jean-Baptiste', 'Nkoulou', interval '75 days'),
    ('d0000000-0000-4000-8000-000000000005', 'moderator@demo.obouo.example', 'Amina', 'Traoré', interval '62 days'),
    ('d0000000-0000-4000-8000-000000000006', 'sans.role@demo.obouo.example', 'Thierry', 'Rakotomalala', interval '3 days'),
    ('3b6f0c1d-0000-4000-8001-000000000001', 'mariama.keita@equipe.obouo.example', 'Mariama', 'Keïta', interval '165 days'),
    ('8c1d4e02-0000-4000-8001-000000000002', 'adjoua.kouame@equipe.obouo.example', 'Adjoua', 'Kouamé', interval '150 days'),
    ('5e90a7f4-0000-4000-8001-000000000003', 'samuel.okoro@equipe.obouo.example', 'Samuel', 'Okoro', interval '141 days'),
    ('a47c2b39-0000-4000-8001-000000000004', 'lea.moreau@equipe.obouo.example', 'Léa', 'Moreau', interval '98 days'),
    ('c25f8d16-0000-4000-8001-000000000005', 'ibrahima.sow@equipe.obouo.example', 'Ibrahima', 'Sow', interval '84 days'),
    ('17e3b0aa-0000-4000-8001-000000000006', 'grace.mbarga@equipe.obouo.example', 'Grâce', 'Mbarga', interval '57 days'),
    ('94d6f58e-0000-4000-8001-000000000007', 'oumar.cisse@equipe.obouo.example', 'Oumar', 'Cissé', interval '33 days')
) as demo (id, email, first_name, last_name, age)
on conflict (id) do nothing;

insert into auth.identities (
  id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  gen_random_uuid(), account.id, 'email', account.id::text,
  jsonb_build_object('sub', account.id, 'email', account.email, 'email_verified', true, 'phone_verified', false),
  null, account.created_at, account.created_at
from auth.users as account
where account.email ~ '@(demo|equipe)\.obouo\.example$'
on conflict (provider, provider_id) do nothing;

insert into public.user_roles (user_id, role) values
  ('d0000000-0000-4000-8000-000000000001', 'super_admin'),
  ('d0000000-0000-4000-8000-000000000002', 'admin'),
  ('d0000000-0000-4000-8000-000000000003', 'editor'),
  ('d0000000-0000-4000-8000-000000000004', 'contributor'),
  ('d0000000-0000-4000-8000-000000000005', 'moderator')
on conflict (user_id, role) do nothing;

-- One block, so that an error cannot leave the triggers off. The triggers would date every text today, and write journal
-- entries without an author.
do $seed$
begin
  alter table public.content disable trigger user;

  insert into public.content (
    id, title, slug, excerpt, content, status, content_type, author_id, created_at, updated_at,
    published_at, first_published_at
  )
  select
    demo.id::uuid, demo.title, demo.slug, demo.excerpt, demo.body, demo.status::public.content_status,
    demo.kind::public.content_type, author.id, now() - demo.created_ago, now() - coalesce(demo.published_ago, demo.created_ago),
    case demo.status when 'published' then now() - demo.published_ago end,
    case when demo.status <> 'draft' then now() - demo.published_ago end
  from (
    values
      (
        'c0000000-0000-4000-8000-000000000001', 'Dans les coulisses de notre nouveau plateau d’Abidjan',
        'coulisses-nouveau-plateau-abidjan', 'published', 'article', 'editor@demo.obouo.example',
        interval '3 days', interval '2 days',
        'Lumière, décor, régie : visite guidée du plateau où se prépare la prochaine saison.',
        $md$À quelques minutes de la lagune, l’ancien entrepôt ne ressemble plus à ce qu’il était. Les murs ont été doublés, le sol posé sur ressorts et un gril technique court désormais sur toute la longueur de la salle.

## Un plateau pensé pour changer vite

Le décor tient sur des châssis mobiles : en moins de deux heures, l’équipe passe d’un journal à une émission de cuisine. « Nous voulions un outil qui s’adapte à nos histoires, pas l’inverse », résume la direction technique.

- 420 m² de surface utile
- une régie commune aux quatre chaînes
- un éclairage entièrement à LED, qui réduit nettement la consommation

## Et maintenant ?

Les premiers tournages d’essai ont commencé. Les équipes se forment encore, les habitudes se prennent, et la machine à café, elle, fonctionne déjà parfaitement.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000002', 'Marmite Channel : cinq recettes de saison à refaire chez soi',
        'marmite-channel-cinq-recettes-de-saison', 'published', 'article', 'contributor@demo.obouo.example',
        interval '9 days', interval '7 days',
        'Du ndolé au yassa, cinq plats de fête choisis par les cuisinières et cuisiniers de la chaîne.',
        $md$Chaque mois, les téléspectatrices et téléspectateurs demandent les recettes vues à l’écran. En voici cinq, simplifiées pour une cuisine de tous les jours.

1. **Yassa au poulet** : la patience est dans les oignons, qui doivent fondre sans brunir.
2. **Ndolé aux crevettes** : blanchir les feuilles deux fois pour en ôter l’amertume.
3. **Mafé végétarien** : patate douce, chou et une pâte d’arachide sans sucre ajouté.
4. **Attiéké poisson braisé** : servir tiède, avec beaucoup de citron.
5. **Koeksisters** : le sirop doit être glacé, la pâte brûlante.

Bon appétit, et n’hésitez pas à nous envoyer vos photos.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000003', 'Appel à projets : documentaires de moins de 26 minutes',
        'appel-a-projets-documentaires-courts', 'published', 'news', 'admin@demo.obouo.example',
        interval '12 days', interval '11 days',
        'Jusqu’à six projets seront accompagnés, de l’écriture à la diffusion.',
        $md$Le Groupe Obouo ouvre un appel à projets destiné aux autrices et auteurs de documentaires courts, du continent et de la diaspora.

**Ce que nous cherchons :** un regard, un lieu, une question. Le format ne dépasse pas 26 minutes ; la langue est libre, le sous-titrage français est pris en charge.

**Ce que nous proposons :** un accompagnement à l’écriture, une aide au montage et une diffusion sur nos chaînes pour les projets retenus.

Les dossiers comportent un synopsis d’une page, une note d’intention et un calendrier.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000004', 'Sous-titrage : pourquoi nous relisons à voix haute',
        'sous-titrage-relecture-a-voix-haute', 'published', 'article', 'editor@demo.obouo.example',
        interval '20 days', interval '18 days',
        'Un bon sous-titre se lit sans qu’on s’en aperçoive. Récit d’une méthode artisanale.',
        $md$Douze à quinze caractères par seconde, deux lignes au plus, jamais de coupe au milieu d’un groupe de sens : les règles du sous-titrage tiennent sur une page. Leur application, elle, demande l’oreille.

## Lire, entendre, couper

Chaque épisode est relu à deux, à voix haute. L’une lit, l’autre regarde. Si la lecture dépasse l’image, on coupe. Si le mot juste est trop long, on en cherche un autre.

## Les langues du quotidien

Nos séries mêlent français, wolof, dioula, lingala ou anglais dans une même scène. Le sous-titre doit dire le sens sans effacer ce passage d’une langue à l’autre : nous gardons en italique ce qui change de langue.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000005', 'Obouo Inspiration prépare une semaine des chorales',
        'obouo-inspiration-semaine-des-chorales', 'published', 'news', 'contributor@demo.obouo.example',
        interval '27 days', interval '25 days',
        'Sept soirées, sept villes, sept manières de chanter ensemble.',
        $md$Pendant une semaine, Obouo Inspiration consacrerait ses soirées aux chorales, de la paroisse de quartier au grand chœur gospel.

Chaque soir, une ville et une formation : répétition filmée, portrait de la ou du chef de chœur, puis concert. Les captations se feraient en public, dans la limite des places disponibles.

Les chorales intéressées peuvent écrire à la rédaction par la page de contact.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000006', 'Charte éditoriale', 'charte-editoriale', 'published', 'page',
        'super.admin@demo.obouo.example', interval '58 days', interval '57 days',
        'Ce que nous nous engageons à vérifier, à corriger et à ne jamais publier.',
        $md$## Vérifier

Une information est recoupée par deux sources au moins. Un chiffre est donné avec son origine et sa date.

## Corriger

Une erreur est corrigée dès qu’elle est connue, et la correction est signalée sur la page même.

## Distinguer

La publicité et les contenus de partenaires sont identifiés comme tels. Un programme parrainé ne donne à personne de droit de regard sur son contenu.

## Protéger

Nous ne publions ni l’adresse, ni l’image d’une personne mineure sans l’accord de ceux qui en ont la charge.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000007', 'Accessibilité de nos programmes', 'accessibilite-de-nos-programmes',
        'draft', 'page', 'editor@demo.obouo.example', interval '5 days', null,
        'Sous-titres, audiodescription, langue des signes : où nous en sommes.',
        $md$## Ce qui existe

Les séries produites par le groupe sont sous-titrées en français. Le lecteur d’Obouo Play permet d’agrandir le texte et d’en changer le contraste.

## Ce qui manque encore

- l’audiodescription, à l’étude pour deux séries
- la langue des signes pour les rendez-vous d’information

*À compléter : calendrier et contact.*$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000008', 'Rencontre avec trois jeunes scénaristes',
        'rencontre-avec-trois-jeunes-scenaristes', 'draft', 'article', 'contributor@demo.obouo.example',
        interval '2 days', null,
        'Elles ont moins de trente ans et écrivent déjà pour l’écran.',
        $md$Elles se sont connues dans un atelier d’écriture à Cotonou et travaillent depuis à six mains.

« On écrit d’abord les silences », dit la première. La deuxième prend des notes dans les taxis. La troisième relit tout, à l’envers, de la dernière scène à la première.

*Brouillon : il manque les portraits et l’accord pour les citations.*$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000009', 'Tournage en région : le carnet de bord', 'tournage-en-region-carnet-de-bord',
        'draft', 'article', 'contributor@demo.obouo.example', interval '16 hours', null,
        '',
        $md$**Jour 1.** Arrivée de nuit. Le groupe électrogène démarre au troisième essai.

**Jour 2.** Repérage au marché. Trop de bruit pour la prise de son ; nous reviendrons à l’aube.

**Jour 3.** À écrire.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000010', 'Grille de rentrée : ce qui pourrait changer', 'grille-de-rentree-ce-qui-pourrait-changer',
        'draft', 'news', 'admin@demo.obouo.example', interval '34 hours', null,
        'Une matinale avancée d’une demi-heure et un rendez-vous cinéma le dimanche.',
        $md$La grille est encore discutée : rien de ce qui suit n’est arrêté.

- la matinale d’Obouo TV commencerait à 6 h 00
- Hivowood garderait le dimanche soir pour les longs métrages
- un magazine hebdomadaire reviendrait sur les coulisses des tournages$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000011', 'Maintenance d’Obouo Play dans la nuit de mardi à mercredi',
        'maintenance-obouo-play-nuit-de-mardi', 'archived', 'news', 'editor@demo.obouo.example',
        interval '45 days', interval '44 days',
        'Deux heures d’interruption annoncées, une heure dix constatée.',
        $md$La plateforme a été interrompue entre 1 h 00 et 2 h 10 (heure d’Abidjan) pour une mise à jour de ses serveurs.

Les téléchargements déjà présents sur les appareils sont restés lisibles. Merci de votre patience.$md$
      ),
      (
        'c0000000-0000-4000-8000-000000000012', 'Retour sur nos portes ouvertes', 'retour-sur-nos-portes-ouvertes',
        'archived', 'article', 'admin@demo.obouo.example', interval '52 days', interval '50 days',
        'Un samedi, des curieux, beaucoup d’enfants et une question qui revient : où sont les caméras ?',
        $md$Le temps d’un samedi, les locaux ont accueilli familles, étudiants et voisins. L’atelier de doublage a fait salle comble ; celui de maquillage aussi.

« Où sont les caméras ? » demandaient les plus jeunes. Devant eux : elles tiennent aujourd’hui dans une main.

La prochaine édition aurait lieu l’an prochain, à une date qui sera annoncée ici.$md$
      )
  ) as demo (id, title, slug, status, kind, author, created_ago, published_ago, excerpt, body)
  join public.profiles as author on author.email = demo.author
  on conflict do nothing;

  alter table public.content enable trigger user;
end
$seed$;

insert into public.activity_log (id, actor, actor_name, action, type, target_id, target_label, details, created_at)
select
  md5(step.action || demo_text.id)::uuid, author.id, author.first_name || ' ' || author.last_name, step.action, 'content',
  demo_text.id, demo_text.title, jsonb_build_object('status', step.status), step.happened_at
from public.content as demo_text
join public.profiles as author on author.id = demo_text.author_id
cross join lateral (
  values ('create', 'draft', demo_text.created_at), ('publish', 'published', demo_text.first_published_at)
) as step (action, status, happened_at)
where demo_text.id::text like 'c0000000-0000-4000-8000-%' and step.happened_at is not null
on conflict (id) do nothing;

-- The first revision of each demo text, because the trigger that stores it was off.
insert into public.content_revisions (content_id, version, snapshot, author, author_name, created_at)
select
  demo_text.id, demo_text.version, private.content_snapshot(demo_text), author.id, author.first_name || ' ' || author.last_name,
  demo_text.updated_at
from public.content as demo_text
join public.profiles as author on author.id = demo_text.author_id
where demo_text.id::text like 'c0000000-0000-4000-8000-%'
  and not exists (select from public.content_revisions as stored where stored.content_id = demo_text.id)
on conflict do nothing;

-- The roles of the colleagues are as old as their accounts, so the journal does not record them.
do $seed$
begin
  alter table public.user_roles disable trigger record_activity;

  insert into public.user_roles (user_id, role, created_at)
  select colleague.id, demo.role, colleague.created_at
  from (
    values
      ('mariama.keita@equipe.obouo.example', 'admin'),
      ('adjoua.kouame@equipe.obouo.example', 'editor'),
      ('samuel.okoro@equipe.obouo.example', 'editor'),
      ('lea.moreau@equipe.obouo.example', 'editor'),
      ('ibrahima.sow@equipe.obouo.example', 'editor'),
      ('grace.mbarga@equipe.obouo.example', 'moderator'),
      ('oumar.cisse@equipe.obouo.example', 'moderator')
  ) as demo (email, role)
  join public.profiles as colleague on colleague.email = demo.email
  on conflict (user_id, role) do nothing;

  alter table public.user_roles enable trigger record_activity;
end
$seed$;

-- Recent submissions in each status, as examples for the inbox.
insert into public.business_contacts (
  id, first_name, last_name, email, phone, company, position, subject, budget, message, appointment_date, time_slot,
  created_at, status, note
)
select
  demo.id::uuid, demo.first_name, demo.last_name, demo.email, demo.phone, demo.company, demo.job, demo.subject, demo.budget,
  demo.message, case when demo.days is not null then (now() at time zone 'UTC')::date + demo.days end, demo.slot,
  now() - demo.age, demo.status, demo.note
from (
  values
    (
      'f1000000-0000-4000-8000-000000000001', 'Awa', 'Sarr', 'awa.sarr@exemple.com', '+221 33 000 00 00', 'Téranga Conseil',
      'Directrice médias', 'Publicité', '50K€ - 100K€',
      'Nous préparons une campagne de rentrée et cherchons des écrans autour des séries du soir.', 9, '10:00-11:00',
      interval '5 hours', 'new', ''
    ),
    (
      'f1000000-0000-4000-8000-000000000002', 'Marc', 'Lefèvre', 'marc.lefevre@exemple.com', '', 'Hexacable', '', 'Distribution',
      '', 'Quelles sont vos conditions de reprise pour un bouquet de quatre chaînes ?', null, '', interval '3 days',
      'in_progress', 'Grille tarifaire envoyée, relancer en fin de semaine.'
    ),
    (
      'f1000000-0000-4000-8000-000000000003', 'Chioma', 'Okafor', 'chioma.okafor@exemple.com', '+234 1 000 0000',
      'Lagos Screens', 'Head of acquisitions', 'Licensing', 'À discuter',
      'Bonjour, les droits de « Hivowood » sont-ils disponibles pour le Nigeria ?', null, '', interval '12 days', 'done',
      'Contrat transmis au service juridique.'
    )
) as demo (
  id, first_name, last_name, email, phone, company, job, subject, budget, message, days, slot, age, status, note
)
on conflict (id) do nothing;

insert into public.contact_messages (id, name, email, subject, message, created_at, status)
select demo.id::uuid, demo.name, demo.email, demo.subject, demo.message, now() - demo.age, demo.status
from (
  values
    (
      'f2000000-0000-4000-8000-000000000001', 'Mamadou Bâ', 'mamadou.ba@exemple.com', 'Visite des studios',
      'Bonjour, une classe de terminale pourrait-elle visiter vos plateaux ?', interval '26 hours', 'new'
    ),
    (
      'f2000000-0000-4000-8000-000000000002', 'Gagnez vite', 'promo@exemple.com', 'Offre exceptionnelle',
      'Cliquez ici pour doubler votre audience.', interval '8 days', 'spam'
    )
) as demo (id, name, email, subject, message, age, status)
on conflict (id) do nothing;

insert into public.press_contacts (
  id, first_name, last_name, email, phone, media, position, type, subject, message, newsletter_subscription, created_at,
  status
)
select
  demo.id::uuid, demo.first_name, demo.last_name, demo.email, '', demo.media, demo.job, demo.kind, demo.subject,
  demo.message, demo.newsletter, now() - demo.age, demo.status
from (
  values
    (
      'f3000000-0000-4000-8000-000000000001', 'Inès', 'Haddad', 'ines.haddad@exemple.com', 'Presse en ligne', 'Journaliste',
      'Demande d''interview', 'Portrait de la direction des programmes',
      'Je prépare un portrait croisé des directions de programmes du continent.', true, interval '20 hours', 'new'
    ),
    (
      'f3000000-0000-4000-8000-000000000002', 'Serge', 'Mabika', 'serge.mabika@exemple.com', 'Radio', '', 'Visuels/Photos', '',
      '', false, interval '6 days', 'done'
    )
) as demo (id, first_name, last_name, email, media, job, kind, subject, message, newsletter, age, status)
on conflict (id) do nothing;

insert into public.job_applications (
  id, first_name, last_name, email, city, job_title, department, experience, education, skills, motivation, salary, remote,
  portfolio, gdpr_consent, created_at, status
)
select
  demo.id::uuid, demo.first_name, demo.last_name, demo.email, demo.city, demo.job_title, demo.department, demo.experience,
  demo.education, demo.skills, demo.motivation, demo.salary, demo.remote, demo.portfolio, true, now() - demo.age, demo.status
from (
  values
    (
      'f4000000-0000-4000-8000-000000000001', 'Koffi', 'Amoussou', 'koffi.amoussou@exemple.com', 'Abidjan',
      'Ingénieur streaming vidéo', 'tech', 'Confirmé (5-8 ans)', 'Bac+5', 'HLS, DASH, CDN, FFmpeg',
      'J’ai passé six ans à faire passer de la vidéo dans des tuyaux trop petits, et j’aimerais continuer chez vous.',
      '50-60K€', true, 'https://exemple.com/koffi', interval '2 days', 'new'
    ),
    (
      'f4000000-0000-4000-8000-000000000002', 'Nadège', 'Tchoumi', 'nadege.tchoumi@exemple.com', 'Douala', '',
      'Production', 'Junior (2-5 ans)', 'Bac+3', '', 'Candidature spontanée pour vos équipes de tournage.', '', false, '',
      interval '15 days', 'in_progress'
    )
) as demo (
  id, first_name, last_name, email, city, job_title, department, experience, education, skills, motivation, salary, remote,
  portfolio, age, status
)
on conflict (id) do nothing;

insert into public.newsletter_subscriptions (id, email, is_active, subscribed_at)
select demo.id::uuid, demo.email, demo.is_active, now() - demo.age
from (
  values
    ('f5000000-0000-4000-8000-000000000001', 'lectrice.fidele@exemple.com', true, interval '4 days'),
    ('f5000000-0000-4000-8000-000000000002', 'cine.club.dakar@exemple.com', true, interval '31 days'),
    ('f5000000-0000-4000-8000-000000000003', 'ancien.abonne@exemple.com', false, interval '90 days')
) as demo (id, email, is_active, age)
where not exists (select from public.newsletter_subscriptions as known where known.email = demo.email);

-- Ten categories on two levels, ten tags, and their texts. The import of the default articles adds five categories: the
-- specification counts 15. The triggers are off, so that the journal records nothing and dates stay.
do $seed$
begin
  alter table public.categories disable trigger record_activity;
  alter table public.tags disable trigger record_activity;
  alter table public.content_tags disable trigger user;
  alter table public.content disable trigger user;

  insert into public.categories (id, name, slug, description, parent_id, position)
  select
    ('ca000000-0000-4000-8000-0000000000' || demo.number)::uuid, demo.name, demo.slug, demo.description,
    ('ca000000-0000-4000-8000-0000000000' || demo.parent)::uuid, demo.position
  from (
    values
      ('10', 'Actualités', 'actualites', 'La vie du groupe et de ses équipes.', null, 1),
      ('20', 'Programmes', 'programmes', 'Ce que diffusent nos quatre chaînes.', null, 2),
      ('30', 'Cinéma et séries', 'cinema-et-series', 'Longs métrages, séries et celles et ceux qui les font.', null, 3),
      ('40', 'Cuisine et art de vivre', 'cuisine-et-art-de-vivre', 'Recettes, tables et savoir-faire du continent.', null, 4),
      ('50', 'Culture et spiritualité', 'culture-et-spiritualite', 'Musique, chorales, traditions et foi.', null, 5),
      ('11', 'Vie du groupe', 'vie-du-groupe', 'Bureaux, équipes, rendez-vous.', '10', 1),
      ('22', 'Coulisses', 'coulisses', 'Plateaux, tournages et métiers.', '20', 1),
      ('31', 'Documentaires', 'documentaires', 'Le réel, en court et en long.', '30', 1),
      ('41', 'Recettes', 'recettes', 'À refaire chez soi.', '40', 1),
      ('51', 'Musique et chorales', 'musique-et-chorales', 'Concerts et répétitions.', '50', 1)
  ) as demo (number, name, slug, description, parent, position)
  on conflict do nothing;

  insert into public.tags (id, name, slug)
  select ('7a000000-0000-4000-8000-0000000000' || demo.number)::uuid, demo.name, demo.slug
  from (
    values
      ('01', 'Abidjan', 'abidjan'), ('02', 'Accessibilité', 'accessibilite'), ('03', 'Appel à projets', 'appel-a-projets'),
      ('04', 'Coulisses', 'coulisses'), ('05', 'Hivowood', 'hivowood'), ('06', 'Marmite Channel', 'marmite-channel'),
      ('07', 'Obouo Inspiration', 'obouo-inspiration'), ('08', 'Obouo Play', 'obouo-play'),
      ('09', 'Portrait', 'portrait'), ('10', 'Tournage', 'tournage')
  ) as demo (number, name, slug)
  on conflict do nothing;

  -- Only texts without a category get one, with its tags, so that a second run changes nothing.
  with demo (content, category, tags) as (
    values
      ('01', '22', array['01', '04', '10']), ('02', '41', array['06']), ('03', '31', array['03']),
      ('04', '22', array['02', '04']), ('05', '51', array['07']), ('06', '11', array[]::text[]),
      ('07', '11', array['02', '08']), ('08', '30', array['09', '05']), ('09', '22', array['10']),
      ('10', '20', array['05']), ('11', '10', array['08']), ('12', '11', array['01'])
  ),
  tagged as (
    insert into public.content_tags (content_id, tag_id)
    select content.id, ('7a000000-0000-4000-8000-0000000000' || tag)::uuid
    from demo
    join public.content on content.id = ('c0000000-0000-4000-8000-0000000000' || demo.content)::uuid
    cross join unnest(demo.tags) as tag
    where content.category_id is null
      and exists (select from public.tags where id = ('7a000000-0000-4000-8000-0000000000' || tag)::uuid)
    on conflict do nothing
  )
  update public.content set category_id = ('ca000000-0000-4000-8000-0000000000' || demo.category)::uuid
  from demo
  where content.id = ('c0000000-0000-4000-8000-0000000000' || demo.content)::uuid and content.category_id is null
    and exists (select from public.categories where id = ('ca000000-0000-4000-8000-0000000000' || demo.category)::uuid);

  alter table public.categories enable trigger record_activity;
  alter table public.tags enable trigger record_activity;
  alter table public.content_tags enable trigger user;
  alter table public.content enable trigger user;
end
$seed$;

-- Journal entries that the demo rows above do not create.
insert into public.activity_log (id, actor, actor_name, action, type, target_id, target_label, details, created_at)
select
  md5('demo-journal-' || demo.number)::uuid, person.id, person.first_name || ' ' || person.last_name, demo.action,
  demo.kind::public.activity_type,
  case demo.kind when 'auth' then person.id when 'content' then demo_text.id end,
  coalesce(demo.label, person.email), demo.details::jsonb, now() - demo.age
from (
  values
    (1, 'super.admin@demo.obouo.example', 'sign_in', 'auth', null, '{}', interval '50 minutes'),
    (2, 'editor@demo.obouo.example', 'sign_in', 'auth', null, '{}', interval '3 hours'),
    (3, 'editor@demo.obouo.example', 'upload', 'media', 'Plateau d’Abidjan.jpg', '{}', interval '2 hours 40 minutes'),
    (
      4, 'editor@demo.obouo.example', 'update', 'content', 'Dans les coulisses de notre nouveau plateau d’Abidjan',
      '{"status": "published", "changes": {"category": ["Programmes", "Coulisses"]}, "edited": ["excerpt"]}',
      interval '2 hours 20 minutes'
    ),
    (
      5, 'admin@demo.obouo.example', 'update', 'settings', 'Paramètres du site',
      '{"changes": {"phone": ["+225 27 00 00 00 01", "+225 27 00 00 00 00"]}}', interval '26 hours'
    ),
    (6, 'admin@demo.obouo.example', 'sign_in', 'auth', null, '{}', interval '27 hours'),
    (7, 'admin@demo.obouo.example', 'tag_create', 'content', 'Appel à projets', '{}', interval '12 days'),
    (8, 'admin@demo.obouo.example', 'category_create', 'content', 'Documentaires', '{}', interval '12 days'),
    (9, 'moderator@demo.obouo.example', 'sign_in', 'auth', null, '{}', interval '4 days')
) as demo (number, email, action, kind, label, details, age)
join public.profiles as person on person.email = demo.email
left join public.content as demo_text on demo_text.title = demo.label
on conflict (id) do nothing;

-- Hides the first steps of a new project, and marks the security alerts of the journal as read.
update public.profiles set first_steps_hidden = true, security_alerts_seen_at = now()
where email like '%@demo.obouo.example' and not first_steps_hidden;
