CREATE TABLE `drafts` (
	`game` integer NOT NULL,
	`seat` text NOT NULL,
	`panel` text NOT NULL,
	`seq` integer NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `panel`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `events` (
	`game` integer NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`turn` integer NOT NULL,
	`phase` text NOT NULL,
	`end_turn` integer NOT NULL,
	`end_phase` text NOT NULL,
	`phase_from` integer NOT NULL,
	`seat` text,
	`person` text,
	`ai` text,
	`move` text,
	`secret` integer NOT NULL,
	`floor` integer NOT NULL,
	`back_to` integer,
	`happenings` text NOT NULL,
	`marks` text NOT NULL,
	`forced` text NOT NULL,
	PRIMARY KEY(`game`, `seq`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`channel` text NOT NULL,
	`thread` text,
	`module` text NOT NULL,
	`rules_version` integer NOT NULL,
	`variant` text NOT NULL,
	`options` text NOT NULL,
	`pace` text NOT NULL,
	`language` text NOT NULL,
	`host` text NOT NULL,
	`stage` text NOT NULL,
	`revision` integer NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`turns` integer NOT NULL,
	`phase` text NOT NULL,
	`awaited` text NOT NULL,
	`seed` text,
	`commitment` text,
	`phase_from` integer NOT NULL,
	`chronicled` integer NOT NULL,
	`over` text,
	`fault` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_guild_number` ON `games` (`guild`,`number`);--> statement-breakpoint
CREATE INDEX `games_channel` ON `games` (`channel`);--> statement-breakpoint
CREATE INDEX `games_thread` ON `games` (`thread`);--> statement-breakpoint
CREATE INDEX `games_stage` ON `games` (`stage`);--> statement-breakpoint
CREATE TABLE `living` (
	`game` integer NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`game`, `kind`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` integer NOT NULL,
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`body` text NOT NULL,
	`supersedes` integer NOT NULL,
	`nonce` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`error` text,
	`channel` text,
	`message` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`state`,`game`,`id`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`language` text,
	`zone` text
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`game` integer NOT NULL,
	`place` integer NOT NULL,
	`seat` text,
	`person` text,
	`ai` text,
	`nonce` text,
	PRIMARY KEY(`game`, `place`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_game_seat` ON `seats` (`game`,`seat`);--> statement-breakpoint
CREATE UNIQUE INDEX `seats_game_person` ON `seats` (`game`,`person`);--> statement-breakpoint
CREATE INDEX `seats_person` ON `seats` (`person`);--> statement-breakpoint
CREATE TABLE `settings` (
	`guild` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`guild`, `key`)
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`game` integer NOT NULL,
	`seq` integer NOT NULL,
	`position` text NOT NULL,
	PRIMARY KEY(`game`, `seq`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
